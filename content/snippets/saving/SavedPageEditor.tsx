import type { ReactElement } from 'react'
import { Frame, type Resolver } from '@craftjs/core'
import { AutosavingEditor } from './AutosavingEditor'
import { DraftChoice } from './DraftChoice'
import { PageLoader } from './PageLoader'

interface SavedPageEditorProps {
  pageId: string
  /** Define it outside your components, so that it stays the same object. */
  resolver: Resolver
  /** The initial content of a new page: one <Element is=… canvas>. */
  initial: ReactElement
}

/** Loads a page, offers its drafts, and saves the user's changes. */
export function SavedPageEditor({ pageId, resolver, initial }: SavedPageEditorProps) {
  return (
    <PageLoader pageId={pageId} resolver={resolver}>
      {(page) => (
        <DraftChoice pageId={pageId} page={page} resolver={resolver}>
          {(opened, keep) => (
            <AutosavingEditor
              pageId={pageId}
              resolver={resolver}
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
