import { forwardRef, type ReactNode } from 'react'

// Plain components, without hooks of Craft.js. The ref is for the editor.

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

/** By the keys of the resolver. */
export const views = { Text: TextView, Card: CardView }
