import type { ReactNode } from 'react'
import { Editor, type Resolver } from '@craftjs/core'
import { keepDraft, type Draft } from './draft'
import { savePage, type PageSave, type StoredPage } from './server'
import { useAutosave, type SaveStatus } from './useAutosave'

/** What the user reads about each status. */
export const saveMessages: Record<SaveStatus, string> = {
  saved: 'Saved',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  failed: 'Not saved. Trying again…',
  refused: 'The server does not take this page. Are you signed in, or is it too large?',
  outdated: 'Not saved: another user has saved this page. Copy your work, then reload.',
}

interface AutosavingEditorProps {
  pageId: string
  resolver: Resolver
  /** The page as the server has it now. */
  saved: StoredPage
  /** What the editor starts with, if that is a draft. */
  opened?: Draft
  children: ReactNode
}

export function AutosavingEditor({
  pageId,
  resolver,
  saved,
  opened,
  children,
}: AutosavingEditorProps) {
  const callbacks = {
    save: (page: PageSave, signal: AbortSignal) => savePage(pageId, page, signal),
    keep: (draft: Draft | null) => keepDraft(pageId, draft),
  }
  const { status, onNodesChange } = useAutosave(saved, callbacks, opened)

  return (
    <Editor resolver={resolver} onNodesChange={onNodesChange}>
      <p role="status">{saveMessages[status]}</p>
      {children}
    </Editor>
  )
}
