import type { ReactElement } from 'react'
import { Frame, type Resolver } from '@craftjs/core'
import { AutosavingEditor, type EditorProps } from './AutosavingEditor'
import { DraftChoice } from './DraftChoice'
import { PageLoader } from './PageLoader'

interface SavedPageEditorProps extends EditorProps {
  pageId: string
  /** Define it outside your components, so that it stays the same object. */
  resolver: Resolver
  /** The initial content of a new page: one <Element is=… canvas>. */
  initial: ReactElement
}

/** Loads a page, offers its drafts, and saves the user's changes. */
export function SavedPageEditor(props: SavedPageEditorProps) {
  const { pageId, initial, ...editor } = props
  const { resolver } = editor
  return (
    <PageLoader pageId={pageId} resolver={resolver}>
      {(page) => (
        <DraftChoice pageId={pageId} page={page} resolver={resolver}>
          {(opened, keep) => (
            <AutosavingEditor
              {...editor}
              pageId={pageId}
              saved={page}
              opened={opened}
              keep={keep}
            >
              {/* A new page has empty JSON. Without data, Frame renders its child. */}
              <Frame data={opened.json}>{initial}</Frame>
            </AutosavingEditor>
          )}
        </DraftChoice>
      )}
    </PageLoader>
  )
}
