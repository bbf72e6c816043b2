import type { ReactNode } from 'react'

type SectionProps = {
  title: string
  /** The values of the fields, in one line. */
  summary: ReactNode
  children: ReactNode
  open?: boolean
}

/** A group of fields that collapses to a one-line summary. */
export const Section = ({ title, summary, children, open }: SectionProps) => (
  <details className="section" open={open}>
    <summary>
      <span>{title}</span>
      <span className="summary">{summary}</span>
    </summary>
    <div className="fields">{children}</div>
  </details>
)
