import { useState } from 'react'
import { useEditor } from '@craftjs/core'
import { pageFromHtml } from './pageFromHtml'
import type { Rules } from './rules'

/** A field for HTML that replaces the page, and a list of what was lost on the way. */
export function HtmlImport({ rules, first = '' }: { rules: Rules; first?: string }) {
  const { actions } = useEditor()
  const [html, setHtml] = useState(first)
  const [lost, setLost] = useState<string[] | null>(null)

  function replace() {
    const { page, lost } = pageFromHtml(html, rules)
    // One step of the history: undo brings the old page back.
    actions.deserialize(page)
    setLost(lost)
  }

  return (
    <>
      <textarea
        aria-label="HTML"
        rows={7}
        value={html}
        onChange={({ target }) => setHtml(target.value)}
      />
      <button type="button" onClick={replace}>
        Replace the page
      </button>
      <div role="status">
        {lost && (lost.length > 0 ? 'Not in the page:' : 'All of it is in the page.')}
        <ul>
          {lost?.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </div>
    </>
  )
}
