import { useState, type ReactNode } from 'react'
import { keepDraft, readDraft, type Draft } from './draft'
import type { StoredPage } from './server'

interface DraftChoiceProps {
  pageId: string
  page: StoredPage
  /** The editor, which opens the page or the draft. */
  children: (opened: Draft) => ReactNode
}

/** Asks what to open if this browser has changes that the server has not. */
export function DraftChoice({ pageId, page, children }: DraftChoiceProps) {
  const [draft] = useState(() => readDraft(pageId))
  const saved = { json: page.json, replaces: [page.revision] }
  const [opened, setOpened] = useState(draft && draft.json !== page.json ? null : saved)
  if (!draft || opened) return children(opened ?? saved)

  return (
    <section role="alert">
      <p>This browser has changes of this page that were not saved.</p>
      {!draft.replaces.includes(page.revision) && (
        <p>Another user has saved the page since. Your version would replace theirs.</p>
      )}
      <button
        type="button"
        onClick={() =>
          setOpened({ ...draft, replaces: [...draft.replaces, page.revision] })
        }
      >
        Open my changes
      </button>
      <button
        type="button"
        onClick={() => {
          keepDraft(pageId, null)
          setOpened(saved)
        }}
      >
        Discard my changes
      </button>
    </section>
  )
}
