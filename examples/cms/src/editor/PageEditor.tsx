import { useState } from 'react'
import { Element, Frame } from '@craftjs/core'
import { uniqueNames } from '@recipes/actions/uniqueNames'
import { indicator } from '@recipes/frames/indicator'
import { BreakpointProvider } from '@recipes/responsive/breakpoints'
import { EditorFor } from '@recipes/locking/roles'
import type { Draft } from '@recipes/saving/draft'
import { DraftChoice } from '@recipes/saving/DraftChoice'
import { PageLoader } from '@recipes/saving/PageLoader'
import { savePage, type PageSave, type StoredPage } from '@recipes/saving/server'
import { useAutosave } from '@recipes/saving/useAutosave'
import { WhenLoaded } from '@recipes/saving/WhenLoaded'
import { firstTheme } from '@recipes/theme/themes'
import { Header } from '../blocks/Header'
import { Page } from '../blocks/Page'
import { resolver } from '../blocks/resolver'
import type { Person } from '../../../client/connection/person'
import { widestThatFits } from './Canvas'
import { open, toStore, type Query } from './storedForm'
import { Workspace } from './Workspace'

const keepNamesUnique = uniqueNames('FormField')

interface PageEditorProps {
  pageId: string
  person: Person
}

/** Edits a page, from the server and back: load, upgrade, check, offer the draft, edit, prune, save. */
export function PageEditor({ pageId, person }: PageEditorProps) {
  // Users of the same browser have separate drafts.
  const draftId = `${person.key}/${pageId}`
  return (
    <PageLoader pageId={pageId} resolver={resolver} open={open}>
      {(saved) => (
        <DraftChoice pageId={draftId} page={saved} {...{ resolver, open }}>
          {(opened, keep) => <OpenPage {...{ pageId, person, saved, opened, keep }} />}
        </DraftChoice>
      )}
    </PageLoader>
  )
}

interface OpenPageProps extends PageEditorProps {
  saved: StoredPage
  opened: Draft
  keep: (draft: Draft | null) => boolean
}

function OpenPage({ pageId, person, saved, opened, keep }: OpenPageProps) {
  const [revision, setRevision] = useState(saved.revision)
  const { onNodesChange, onLoaded, ...saving } = useAutosave(
    saved,
    {
      async save(page: PageSave, signal) {
        await savePage(pageId, page, signal)
        setRevision(page.revision)
      },
      keep,
    },
    opened,
  )
  const isReader = person.role === 'viewer'
  // Autosave compares, stores and sends pages in the stored form.
  const autosaved = (query: Query) => ({ serialize: () => toStore(query) })

  return (
    <BreakpointProvider first={widestThatFits()}>
      <EditorFor
        role={person.role}
        resolver={resolver}
        onNodesChange={
          isReader ? undefined : (query) => onNodesChange(autosaved(query))
        }
        normalizeNodes={keepNamesUnique}
        indicator={indicator}
      >
        <Workspace pageId={pageId} saving={saving} revision={revision}>
          <Frame data={opened.json === '' ? undefined : open(opened.json)}>
            <Element is={Page} canvas {...firstTheme}>
              <Element is={Header} custom={{ locked: true }} name="Corner Bakery" />
            </Element>
          </Frame>
          {!isReader && <WhenLoaded onLoaded={(query) => onLoaded(autosaved(query))} />}
        </Workspace>
      </EditorFor>
    </BreakpointProvider>
  )
}
