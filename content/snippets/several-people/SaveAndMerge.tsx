import { useState } from 'react'
import { useEditor, type SerializedNodes } from '@craftjs/core'
import { pageProblems } from '../saving/pageProblems'
import { RefusedError, type PageSave, type StoredPage } from '../saving/server'
import { mergePages } from './mergePages'
import { useRemotePage } from './useRemotePage'

/** `loadPage` and `savePage` for a single page. */
export interface PageServer {
  load: () => Promise<StoredPage>
  save: (page: PageSave) => Promise<void>
}

interface SaveAndMergeProps {
  server: PageServer
  /** The page that the editor opened. */
  opened: StoredPage
}

const NOT_SAVED = 'Not saved. Try again.'

const nodesOf = ({ json }: { json: string }) => JSON.parse(json) as SerializedNodes

export function SaveAndMerge({ server, opened }: SaveAndMergeProps) {
  const { query } = useEditor()
  const showPage = useRemotePage()
  const [status, setStatus] = useState('')
  // The version that both users started from, and the revisions that the server may have.
  const [base, setBase] = useState(opened)
  const [revisions, setRevisions] = useState([opened.revision])

  function startFrom(page: StoredPage) {
    setBase(page)
    setRevisions([page.revision])
  }

  async function save() {
    const page = { json: query.serialize(), revision: crypto.randomUUID() }
    setRevisions([...revisions, page.revision])
    try {
      await server.save({ ...page, replaces: revisions })
      startFrom(page)
      setStatus('Saved.')
    } catch (error) {
      const isOutdated = error instanceof RefusedError && error.status === 409
      setStatus(isOutdated ? await merge().catch(() => NOT_SAVED) : NOT_SAVED)
    }
  }

  async function merge() {
    const theirs = await server.load()
    const mine = { json: query.serialize() }
    const merged = mergePages(nodesOf(base), nodesOf(mine), nodesOf(theirs))
    const [problem] = pageProblems(
      JSON.stringify(merged.nodes),
      query.getOptions().resolver,
    )
    if (problem) return `Cannot be merged. ${problem}`
    showPage(merged.nodes)
    startFrom(theirs)
    return merged.conflicts.length === 0
      ? "Merged with another user's changes. Check the page, then save it."
      : 'Another user changed the same elements. You see their version. Check the page, then save it.'
  }

  return (
    <p>
      <button type="button" onClick={() => void save()}>
        Save
      </button>{' '}
      <span role="status">{status}</span>
    </p>
  )
}
