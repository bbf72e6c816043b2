import type { ReactNode } from 'react'

interface SavedPageProps {
  lines: readonly string[]
  /** The lines that the last change has changed: from `start` up to, and without, `end`. */
  start: number
  end: number
}

/** A saved page, with what has changed marked. */
export function SavedPage({ lines, start, end }: SavedPageProps): ReactNode {
  return (
    // A region that scrolls must be reachable by keyboard.
    <pre className="inspector-saved" tabIndex={0} role="region" aria-label="Saved page">
      <code>
        {lines.slice(0, start).join('\n')}
        {start > 0 && '\n'}
        {end > start && <mark>{lines.slice(start, end).join('\n')}</mark>}
        {end > start && '\n'}
        {lines.slice(end).join('\n')}
      </code>
    </pre>
  )
}
