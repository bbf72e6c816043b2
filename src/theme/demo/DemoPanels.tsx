import { createElement, Fragment } from 'react'
import type { StaticElement } from '../../model/body'
import { trustedHtml } from '../ui'
import { Tabs } from '../ui/Tabs'

/** The lines of a saved page, with the range that changed last. */
export interface SavedText {
  lines: readonly string[]
  start: number
  /** Index after the last changed line. */
  end: number
}

interface DemoPanelsProps {
  /** Prefix of the ids, which keeps them unique on the page. */
  id: string
  title: string
  code: StaticElement
  text: SavedText
  panel: 'code' | 'saved'
  isShown: boolean
}

/** Tabs with the code of a demo and the page that its editor would save now. */
export function DemoPanels({ id, title, code, text, panel, isShown }: DemoPanelsProps) {
  const { tag, attrs, html } = code
  const blocks = [
    {
      value: 'code',
      label: 'Code',
      content: createElement(tag, { ...attrs, dangerouslySetInnerHTML: { __html: trustedHtml(html) } }),
    },
    {
      value: 'saved',
      label: 'Saved page',
      content: <SavedPage text={text} label={`Saved page: ${title}`} />,
    },
  ]
  return (
    <Tabs
      id={id}
      label={title}
      panels={blocks}
      selected={panel}
      isHidden={!isShown}
      className="demo-panels"
    />
  )
}

/** Matches the tokens of JSON: a string or property name, a word, or a number. */
const TOKEN = /("(?:[^"\\]|\\.)*")(:)?|\b(true|false|null)\b|(-?\d[\d.eE+-]*)/g

/** The saved page as JSON with syntax highlighting. The lines that changed last are marked. */
function SavedPage({ text: { lines, start, end }, label }: { text: SavedText; label: string }) {
  return (
    <div className="code demo-saved">
      {/* Focusable because it scrolls (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="group" aria-label={label}>
        <code>
          {lines.map((line, index) => (
            <Fragment key={index}>
              <span className="line" data-highlight={index >= start && index < end ? '' : undefined}>
                {highlight(line)}
              </span>
              {'\n'}
            </Fragment>
          ))}
        </code>
      </pre>
    </div>
  )
}

function highlight(line: string) {
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
