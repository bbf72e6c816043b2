import type { ComponentProps, ReactNode } from 'react'
import { Editor } from '@craftjs/core'
import type { Draft } from './draft'
import { SaveMessage } from './SaveMessage'
import { savePage, type PageSave, type StoredPage } from './server'
import { useAutosave } from './useAutosave'
import { WhenLoaded } from './WhenLoaded'

/** Props of <Editor>, such as `resolver` and `normalizeNodes`, and the parts around the page. */
export interface EditorProps extends Omit<
  ComponentProps<typeof Editor>,
  'children' | 'onNodesChange'
> {
  /** Above the page, next to the message about saving. */
  bar?: ReactNode
  /** After the page, such as a settings panel. */
  panel?: ReactNode
}

interface AutosavingEditorProps extends EditorProps {
  pageId: string
  /** The page on the server. */
  saved: StoredPage
  /** The version to open: the page, or a draft of it. */
  opened: Draft
  /** Stores unsaved changes in this browser. Pass null to remove them. */
  keep: (draft: Draft | null) => boolean
  children: ReactNode
}

export function AutosavingEditor(props: AutosavingEditorProps) {
  const { pageId, saved, opened, keep, bar, panel, children, ...editor } = props
  const callbacks = {
    save: (page: PageSave, signal: AbortSignal) => savePage(pageId, page, signal),
    keep,
  }
  const { onNodesChange, onLoaded, ...state } = useAutosave(saved, callbacks, opened)

  return (
    <Editor {...editor} onNodesChange={onNodesChange}>
      {bar}
      <SaveMessage {...state} />
      {children}
      {panel}
      <WhenLoaded onLoaded={onLoaded} />
    </Editor>
  )
}
