import { useState } from 'react'
import { useEditor } from '@craftjs/core'
import { pageFromHtml } from './pageFromHtml'
import type { Rules } from './rules'

/** A field for HTML that replaces the page, and a list of everything that was lost. */
export function HtmlImport({ rules, first = '' }: { rules: Rules; first?: string }) {
  const { actions, enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  const [html, setHtml] = useState(first)
  const [lost, setLost] = useState<string[] | null>(null)

  function replace() {
    const { page, lost } = pageFromHtml(html, rules)
    // A single history entry, so undo restores the old page.
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
      <button type="button" disabled={!enabled} onClick={replace}>
        Replace the page
      </button>
      <div role="status">
        {lost && (lost.length > 0 ? 'Not in the page:' : 'Everything was imported.')}
        <ul>
          {lost?.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </div>
    </>
  )
}
