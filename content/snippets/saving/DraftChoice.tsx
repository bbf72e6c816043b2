import { useState, type ReactNode } from 'react'
import { keepDraft, readDraft } from './draft'
import type { StoredPage } from './server'

interface DraftChoiceProps {
  pageId: string
  page: StoredPage
  /** The editor, which opens the page or the draft. */
  children: (json: string) => ReactNode
}

/** Asks what to open if this browser has changes that the server has not. */
export function DraftChoice({ pageId, page, children }: DraftChoiceProps) {
  const [draft] = useState(() => readDraft(pageId))
  const [json, setJson] = useState(draft && draft.json !== page.json ? null : page.json)
  if (!draft || json !== null) return children(json ?? page.json)

  return (
    <section role="alert">
      <p>This browser has changes of this page that were not saved.</p>
      {!draft.replaces.includes(page.revision) && (
        <p>Another user has saved the page since. Your version would replace theirs.</p>
      )}
      <button type="button" onClick={() => setJson(draft.json)}>
        Open my changes
      </button>
      <button
        type="button"
        onClick={() => {
          keepDraft(pageId, null)
          setJson(page.json)
        }}
      >
        Discard my changes
      </button>
    </section>
  )
}
