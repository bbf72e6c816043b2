import { Fragment, useState } from 'react'
import { pagesWithDrafts } from '@recipes/saving/draft'
import { pageToStore } from '@recipes/upgrades/storedPage'
import type { PageEntry } from '../../../server/pages'
import { titleFor } from '../../../server/titles'
import { deletePage, listPages, reasonOf } from '../../../client/connection/requests'
import type { Person } from '../../../client/connection/person'
import { useAnswer } from '../../../client/connection/useAnswer'
import { PictureList } from '../../../client/pictures/PictureList'
import { Menu } from '../../../client/ui/Menu'
import { NewPage } from '../../../client/list/NewPage'
import { firstPage } from '../../server/samplePages'
import { upgrades } from '../../upgrades'
import { publishedAddress } from './publishedAddress'
import { timeAgo } from '../../../client/list/timeAgo'

const states: Record<PageEntry['state'], string> = {
  draft: 'Not published',
  changed: 'Published, with changes since',
  published: 'Published',
}

const first = (title: string) =>
  JSON.stringify(pageToStore(JSON.stringify(firstPage(title)), upgrades))

/** Lists all pages. Designers can also create and delete pages. */
export function PageList({ person }: { person: Person }) {
  const isDesigner = person.role === 'designer'
  const { answer: pages, problem, reload } = useAnswer(listPages)
  const [failure, setFailure] = useState('')

  async function remove({ id, title }: PageEntry) {
    const question = `Delete “${title}” with all its versions and answers? Visitors will no longer see it, and it cannot be restored.`
    if (!confirm(question)) return
    setFailure('')
    await deletePage(id).catch((error: unknown) =>
      setFailure(`“${title}” was not deleted. ${reasonOf(error)}`),
    )
    reload()
  }

  return (
    <main className="list">
      <header>
        <h1>Pages</h1>
        {isDesigner && pages && (
          <NewPage
            kind="page"
            example="Spring menu"
            taken={pages.map(({ id }) => id)}
            first={first}
          />
        )}
      </header>
      {problem !== '' && (
        <p role="alert">
          The pages were not loaded. {problem}{' '}
          <button type="button" onClick={reload}>
            Try again
          </button>
        </p>
      )}
      {failure !== '' && <p role="alert">{failure}</p>}
      <Drafts owner={person.key} />
      <ul className="rows">
        {pages?.map((page) => (
          <Row
            key={page.id}
            page={page}
            onDelete={isDesigner ? () => void remove(page) : undefined}
          />
        ))}
      </ul>
      {isDesigner && <PictureList />}
    </main>
  )
}

interface RowProps {
  page: PageEntry
  /** Undefined if the person may not delete pages. */
  onDelete?: () => void
}

function Row({ page: { id, title, state, by, at, answers }, onDelete }: RowProps) {
  return (
    <li>
      <p>
        <a href={`#/${id}`}>{title}</a>
        {by && at && <small>{`Edited ${timeAgo(at)} by ${by}`}</small>}
      </p>
      <span className="pill" data-state={state}>
        {states[state]}
      </span>
      {answers > 0 && (
        <a href={`#/${id}/answers`} aria-label={`Answers to ${title}`}>
          Answers ({answers})
        </a>
      )}
      {state !== 'draft' && (
        <a href={publishedAddress(id)} aria-label={`Read ${title}`}>
          Read
        </a>
      )}
      {onDelete && (
        <Menu label="⋯" name={`More for ${title}`}>
          <button type="button" aria-label={`Delete ${title}`} onClick={onDelete}>
            Delete
          </button>
        </Menu>
      )}
    </li>
  )
}

/** Pages with unsaved changes in this browser. The server's list does not include a new page that was never saved. */
function Drafts({ owner }: { owner: string }) {
  const own = pagesWithDrafts().filter((id) => id.startsWith(`${owner}/`))
  const ids = new Set(own.map((id) => id.slice(owner.length + 1)))
  if (ids.size === 0) return null
  return (
    <p>
      This browser has drafts of{' '}
      {[...ids].map((id, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <a href={`#/${id}`} aria-label={`Draft of ${titleFor(id)}`}>
            {titleFor(id)}
          </a>
        </Fragment>
      ))}
      . Open them to save the changes.
    </p>
  )
}
