import { useState, type ReactNode } from 'react'
import type { Resolver } from '@craftjs/core'
import {
  keepDraft,
  newDraftKey,
  removeDraft,
  takeDraft,
  unsavedDrafts,
  type Draft,
} from './draft'
import { asStored, openProblem, type Open } from './openProblem'
import type { StoredPage } from './server'

interface DraftChoiceProps {
  pageId: string
  page: StoredPage
  resolver: Resolver
  /** The same function as for PageLoader. */
  open?: Open
  /** Renders the editor with the version to open and a function that stores its draft. */
  children: (opened: Draft, keep: (draft: Draft | null) => boolean) => ReactNode
}

/** Lets the user choose a version if this browser has unsaved changes. */
export function DraftChoice({
  pageId,
  page,
  resolver,
  open = asStored,
  children,
}: DraftChoiceProps) {
  const [drafts, setDrafts] = useState(() => unsavedDrafts(pageId, page))
  const [opened, setOpened] = useState<Draft | null>(null)
  const [ownKey] = useState(() => newDraftKey(pageId))
  const keep = (own: Draft | null) => keepDraft(ownKey, own)
  const saved = { json: page.json, replaces: [page.revision] }
  const [draft] = drafts
  if (opened || !draft) return children(opened ?? saved, keep)
  const { json, replaces, time } = draft
  const problem = openProblem(json, resolver, open)

  // From now on, this editor owns the draft.
  const openDraft = () => setOpened(takeDraft(draft, page, ownKey))

  function discard() {
    if (draft) removeDraft(draft)
    setDrafts(drafts.slice(1))
  }

  return (
    <section role="alert">
      <p>This browser has unsaved changes to this page.</p>
      <p>
        Last changed: {new Date(time).toLocaleString()}.
        {drafts.length > 1 && ` Drafts left: ${drafts.length}.`}
      </p>
      {!replaces.includes(page.revision) && (
        <p>
          {page.revision === ''
            ? 'The page has been deleted since. Your version would restore it.'
            : 'The page has been saved since, by another user or in another tab. Your version would replace it.'}
        </p>
      )}
      {problem === '' ? (
        <button type="button" onClick={openDraft}>
          Open my changes
        </button>
      ) : (
        <p>They cannot be opened. {problem}</p>
      )}
      <button type="button" onClick={discard}>
        Discard my changes
      </button>
      <button type="button" onClick={() => setOpened(saved)}>
        Decide later
      </button>
    </section>
  )
}
