import { useState, type ComponentProps, type ReactNode } from 'react'
import { Editor, type useEditor } from '@craftjs/core'
import type { Draft } from './draft'
import { SaveMessage, type SaveMessageProps } from './SaveMessage'
import { savePage, type PageSave, type StoredPage } from './server'
import { useAutosave } from './useAutosave'
import { WhenLoaded } from './WhenLoaded'

type Query = ReturnType<typeof useEditor>['query']

/** The state of saving, for a bar. */
export interface Saving extends SaveMessageProps {
  /** The revision on the server. Empty before the first save. */
  revision: string
  /** Stores unsaved changes in this browser. Returns false if that fails. */
  keepNow: () => boolean
}

/** Props of <Editor>, such as `resolver` and `normalizeNodes`, and the parts around the page. */
export interface EditorProps extends Omit<
  ComponentProps<typeof Editor>,
  'children' | 'onNodesChange'
> {
  /** Above the page. By default the message about saving. */
  bar?: (saving: Saving) => ReactNode
  /** After the page, such as a settings panel. */
  panel?: ReactNode
  /** Returns the JSON to store, such as a page without unreachable Nodes. */
  toStore?: (query: Query) => string
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

const saveMessage = (saving: Saving) => <SaveMessage {...saving} />
const serialized = (query: Query) => query.serialize()

export function AutosavingEditor(props: AutosavingEditorProps) {
  const { pageId, saved, opened, keep, children, panel, ...rest } = props
  const { bar = saveMessage, toStore = serialized, ...editor } = rest
  const [revision, setRevision] = useState(saved.revision)
  const callbacks = {
    async save(page: PageSave, signal: AbortSignal) {
      await savePage(pageId, page, signal)
      setRevision(page.revision)
    },
    keep,
  }
  const { onNodesChange, onLoaded, ...state } = useAutosave(saved, callbacks, opened)
  const stored = (query: Query) => ({ serialize: () => toStore(query) })

  return (
    <Editor {...editor} onNodesChange={(query) => onNodesChange(stored(query))}>
      {bar({ ...state, revision })}
      {children}
      {panel}
      <WhenLoaded onLoaded={(query) => onLoaded(stored(query))} />
    </Editor>
  )
}
