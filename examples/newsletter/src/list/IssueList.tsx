import { useState } from 'react'
import { loadPage, savePage } from '@recipes/saving/server'
import { openPage, pageToStore, type StoredPage } from '@recipes/upgrades/storedPage'
import { deletePage, listPages, reasonOf } from '../../../client/connection/requests'
import { useAnswer } from '../../../client/connection/useAnswer'
import { Drafts } from '../../../client/list/Drafts'
import { NewPage } from '../../../client/list/NewPage'
import { PageRow } from '../../../client/list/PageRow'
import { PictureList } from '../../../client/pictures/PictureList'
import type { PageEntry } from '../../../server/pages'
import { idFor } from '../../../server/titles'
import { firstIssue } from '../../server/firstIssue'
import { upgrades } from '../../upgrades'
import { DRAFTS } from '../editor/IssueEditor'
import { mailAddress } from '../mailAddress'

/** Creates an issue with the content of another one, and opens it. */
async function duplicate({ id, title }: PageEntry, taken: string[]) {
  const { json } = await loadPage(id, new AbortController().signal)
  const nodes = openPage(JSON.parse(json) as StoredPage, upgrades)
  nodes.ROOT!.props.subject = `Copy of ${title}`
  const copy = idFor(`copy ${title}`, taken)
  const stored = pageToStore(JSON.stringify(nodes), upgrades)
  const revision = crypto.randomUUID()
  await savePage(copy, { json: JSON.stringify(stored), revision, replaces: [''] })
  location.hash = `#/${copy}`
}

/** Lists all issues. */
export function IssueList() {
  const { answer: issues, problem, reload } = useAnswer(listPages)
  const [failure, setFailure] = useState('')
  const taken = issues?.map(({ id }) => id) ?? []

  async function attempt(task: Promise<unknown>, failed: string) {
    setFailure('')
    await task.catch((error: unknown) => setFailure(`${failed} ${reasonOf(error)}`))
    reload()
  }

  function remove({ id, title }: PageEntry) {
    const question = `Delete “${title}”? It cannot be restored. The mails that you have sent remain, and so do their pictures.`
    if (confirm(question)) void attempt(deletePage(id), `“${title}” was not deleted.`)
  }

  return (
    <main className="list">
      <header>
        <h1>Newsletter</h1>
        {issues && (
          <NewPage
            kind="issue"
            example="Spring news"
            taken={taken}
            first={firstIssue}
          />
        )}
      </header>
      {problem !== '' && (
        <p role="alert">
          The issues were not loaded. {problem}{' '}
          <button type="button" onClick={reload}>
            Try again
          </button>
        </p>
      )}
      {failure !== '' && <p role="alert">{failure}</p>}
      <Drafts owner={DRAFTS} />
      {issues?.length === 0 && <p className="nothing">No issues yet.</p>}
      <ul className="rows">
        {issues?.map((issue) => (
          <PageRow
            key={issue.id}
            page={issue}
            address={mailAddress(issue.id)}
            read="Read"
            onDelete={() => remove(issue)}
          >
            <button
              type="button"
              aria-label={`Duplicate ${issue.title}`}
              onClick={() =>
                void attempt(duplicate(issue, taken), 'The issue was not duplicated.')
              }
            >
              Duplicate
            </button>
          </PageRow>
        ))}
      </ul>
      <PictureList />
    </main>
  )
}
