import type { ReactNode } from 'react'
import { Editor, type Resolver } from '@craftjs/core'
import type { Draft } from './draft'
import { SaveMessage } from './SaveMessage'
import { savePage, type PageSave, type StoredPage } from './server'
import { useAutosave } from './useAutosave'
import { WhenLoaded } from './WhenLoaded'

interface AutosavingEditorProps {
  pageId: string
  resolver: Resolver
  /** The page on the server. */
  saved: StoredPage
  /** The version to open: the page, or a draft of it. */
  opened: Draft
  /** Stores unsaved changes in this browser. Pass null to remove them. */
  keep: (draft: Draft | null) => boolean
  children: ReactNode
}

export function AutosavingEditor({
  pageId,
  resolver,
  saved,
  opened,
  keep,
  children,
}: AutosavingEditorProps) {
  const callbacks = {
    save: (page: PageSave, signal: AbortSignal) => savePage(pageId, page, signal),
    keep,
  }
  const { onNodesChange, onLoaded, ...state } = useAutosave(saved, callbacks, opened)

  return (
    <Editor resolver={resolver} onNodesChange={onNodesChange}>
      <SaveMessage {...state} />
      {children}
      <WhenLoaded onLoaded={onLoaded} />
    </Editor>
  )
}
