import { forwardRef, type ReactNode } from 'react'

// Plain components without Craft.js hooks. The editor uses the ref.

interface TextProps {
  text: string
}

export const TextView = forwardRef<HTMLParagraphElement, TextProps>(function TextView(
  { text },
  ref,
) {
  return <p ref={ref}>{text}</p>
})

interface CardProps {
  title: string
  /** The linked Nodes, by the id of their <Element>. */
  parts: { body?: ReactNode }
}

export const CardView = forwardRef<HTMLElement, CardProps>(function CardView(
  { title, parts },
  ref,
) {
  return (
    <section ref={ref}>
      <h3>{title}</h3>
      {parts.body}
    </section>
  )
})

/** The views, by resolver key. */
export const views = { Text: TextView, Card: CardView }
