import type { ReactNode } from 'react'
import { Editor, type Resolver } from '@craftjs/core'
import { savePage } from './server'
import { useAutosave } from './useAutosave'

interface AutosavingEditorProps {
  pageId: string
  resolver: Resolver
  /** The page as the server has it now. */
  saved: string
  children: ReactNode
}

export function AutosavingEditor({
  pageId,
  resolver,
  saved,
  children,
}: AutosavingEditorProps) {
  const { status, onNodesChange } = useAutosave(saved, (json, signal) =>
    savePage(pageId, json, signal),
  )

  return (
    <Editor resolver={resolver} onNodesChange={onNodesChange}>
      <p role="status">{status === 'failed' ? 'Not saved. Trying again…' : status}</p>
      {children}
    </Editor>
  )
}
