import { forwardRef } from 'react'

export interface QuoteProps {
  text: string
  /** Leave it empty to show no author. */
  author: string
}

export const QuoteView = forwardRef<HTMLElement, QuoteProps>(function QuoteView(
  { text, author },
  ref,
) {
  return (
    <figure ref={ref} className="block-quote">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {author !== '' && <figcaption>{author}</figcaption>}
    </figure>
  )
})
