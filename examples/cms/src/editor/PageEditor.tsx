import { useState } from 'react'
import { Element, Frame } from '@craftjs/core'
import { BreakpointProvider } from '@recipes/responsive/breakpoints'
import { EditorFor } from '@recipes/locking/roles'
import { keepDraft, type Draft } from '@recipes/saving/draft'
import { DraftChoice } from '@recipes/saving/DraftChoice'
import { PageLoader } from '@recipes/saving/PageLoader'
import {
  savePage,
  type PageSave,
  type StoredPage,
} from '@recipes/saving/server'
import { useAutosave } from '@recipes/saving/useAutosave'
import { firstTheme } from '@recipes/theme/themes'
import { Header } from '../blocks/Header'
import { Page } from '../blocks/Page'
import { resolver } from '../blocks/resolver'
import type { Person } from '../connection/person'
import { widestThatFits } from './Canvas'
import { MarkSelection } from './MarkSelection'
import { open, toStore } from './storedForm'
import { Workspace } from './Workspace'

interface PageEditorProps {
  pageId: string
  person: Person
}

/** One page, from the server and back: load, upgrade, check, offer the draft, edit, prune, save. */
export function PageEditor({ pageId, person }: PageEditorProps) {
  // People who share a browser do not share drafts.
  const draftId = `${person.key}/${pageId}`
  return (
    <PageLoader pageId={pageId} resolver={resolver} open={open}>
      {(saved) => (
        <DraftChoice pageId={draftId} page={saved}>
          {(opened) => (
            <OpenPage {...{ pageId, draftId, person, saved, opened }} />
          )}
        </DraftChoice>
      )}
    </PageLoader>
  )
}

interface OpenPageProps extends PageEditorProps {
  draftId: string
  saved: StoredPage
  opened: Draft
}

function OpenPage({ pageId, draftId, person, saved, opened }: OpenPageProps) {
  const [revision, setRevision] = useState(saved.revision)
  const { status, onNodesChange } = useAutosave(
    saved,
    {
      async save(page: PageSave, signal) {
        await savePage(pageId, page, signal)
        setRevision(page.revision)
      },
      keep: (draft) => keepDraft(draftId, draft),
    },
    opened,
  )
  const isReader = person.role === 'viewer'

  return (
    <BreakpointProvider first={widestThatFits()}>
      <EditorFor
        role={person.role}
        resolver={resolver}
        // Autosave compares, keeps and sends pages as they are stored.
        onNodesChange={
          isReader
            ? undefined
            : (query) => onNodesChange({ serialize: () => toStore(query) })
        }
        onRender={MarkSelection}
        indicator={{ success: 'var(--drop)', error: 'var(--danger)' }}
      >
        <Workspace pageId={pageId} status={status} revision={revision}>
          <Frame data={opened.json === '' ? undefined : open(opened.json)}>
            <Element is={Page} canvas {...firstTheme}>
              <Element
                is={Header}
                custom={{ locked: true }}
                name="Corner Bakery"
              />
            </Element>
          </Frame>
        </Workspace>
      </EditorFor>
    </BreakpointProvider>
  )
}
