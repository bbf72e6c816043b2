import { Fragment } from 'react'

/** A saved page in lines, and the range of those that changed last. */
export interface SavedText {
  lines: readonly string[]
  start: number
  /** Index after the last changed line. */
  end: number
}

/** A name, a string, a word or a number of JSON. */
const TOKEN = /("(?:[^"\\]|\\.)*")(:)?|\b(true|false|null)\b|(-?\d[\d.eE+-]*)/g

/** The saved page as highlighted JSON; the lines that changed last are marked. */
export function SavedPage({ text: { lines, start, end }, label }: { text: SavedText; label: string }) {
  return (
    <div className="code demo-saved">
      {/* The group scrolls, so it is a stop for the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="group" aria-label={label}>
        <code>
          {lines.map((line, index) => (
            <Fragment key={index}>
              <span className="line" data-highlight={index >= start && index < end ? '' : undefined}>
                {colored(line)}
              </span>
              {'\n'}
            </Fragment>
          ))}
        </code>
      </pre>
    </div>
  )
}

/** One line with its tokens in the colors of code. */
function colored(line: string) {
  const parts = []
  let at = 0
  for (const match of line.matchAll(TOKEN)) {
    const [token, string, colon, word] = match
    const shown = colon ? string : token
    const kind = colon ? 'property' : string ? 'string' : word ? 'constant' : 'number'
    parts.push(line.slice(at, match.index))
    parts.push(
      <span className={`tk-${kind}`} key={match.index}>
        {shown}
      </span>,
    )
    at = match.index + (shown?.length ?? 0)
  }
  return [...parts, line.slice(at)]
}
