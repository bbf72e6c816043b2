import type { ReactElement } from 'react'
import { Frame, type Resolver } from '@craftjs/core'
import { AutosavingEditor, type EditorProps } from './AutosavingEditor'
import { DraftChoice } from './DraftChoice'
import { asStored, type Open } from './openProblem'
import { PageLoader } from './PageLoader'

interface SavedPageEditorProps extends EditorProps {
  pageId: string
  /** Define it outside your components, so that it stays the same object. */
  resolver: Resolver
  /** Converts stored data to JSON for the editor, the reverse of `toStore`. Define it outside your components, too. */
  open?: Open
  /** The initial content of a new page: one <Element is=… canvas>. */
  initial: ReactElement
}

/** Loads a page, offers its drafts, and saves the user's changes. */
export function SavedPageEditor(props: SavedPageEditorProps) {
  const { pageId, initial, open = asStored, ...editor } = props
  const { resolver } = editor
  return (
    <PageLoader {...{ pageId, resolver, open }}>
      {(page) => (
        <DraftChoice page={page} {...{ pageId, resolver, open }}>
          {(opened, keep) => (
            <AutosavingEditor {...editor} saved={page} {...{ pageId, opened, keep }}>
              {/* A new page has empty JSON. Without data, Frame renders its child. */}
              <Frame data={opened.json && open(opened.json)}>{initial}</Frame>
            </AutosavingEditor>
          )}
        </DraftChoice>
      )}
    </PageLoader>
  )
}
