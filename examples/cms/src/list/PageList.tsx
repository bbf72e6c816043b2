import { Fragment, useState, type FormEvent } from 'react'
import { pagesWithDrafts } from '@recipes/saving/draft'
import type { PageEntry } from '../../server/pages'
import { deletePage, listPages, reasonOf } from '../connection/requests'
import type { Person } from '../connection/person'
import { useAnswer } from '../connection/useAnswer'
import { PictureList } from '../pictures/PictureList'
import { publishedAddress } from './publishedAddress'

const states: Record<PageEntry['state'], string> = {
  draft: 'Not published',
  changed: 'Published, with changes since',
  published: 'Published',
}

/** Lists all pages. Designers can also create and delete pages. */
export function PageList({ person }: { person: Person }) {
  const isDesigner = person.role === 'designer'
  const { answer: pages, problem, reload } = useAnswer(listPages)
  const [failure, setFailure] = useState('')

  async function remove(id: string) {
    const question = `Delete ${id} with all its versions? Visitors will no longer see it, and it cannot be restored.`
    if (!confirm(question)) return
    setFailure('')
    await deletePage(id).catch((error: unknown) =>
      setFailure(`${id} was not deleted. ${reasonOf(error)}`),
    )
    reload()
  }

  return (
    <main className="list">
      <h1>Pages</h1>
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
      <ul>
        {pages?.map(({ id, state }) => (
          <li key={id}>
            <a href={`#/${id}`}>{id}</a>
            <span>{states[state]}</span>
            {state !== 'draft' && (
              <a href={publishedAddress(id)} aria-label={`Read ${id}`}>
                Read
              </a>
            )}
            {isDesigner && (
              <button
                type="button"
                aria-label={`Delete ${id}`}
                onClick={() => void remove(id)}
              >
                Delete
              </button>
            )}
          </li>
        ))}
      </ul>
      {isDesigner && <NewPage taken={pages?.map(({ id }) => id) ?? []} />}
      {isDesigner && <PictureList />}
    </main>
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
          <a href={`#/${id}`} aria-label={`Draft of ${id}`}>
            {id}
          </a>
        </Fragment>
      ))}
      . Open them to save the changes.
    </p>
  )
}

/** Opens the editor for a new page. The page is created on the server with its first change. */
function NewPage({ taken }: { taken: string[] }) {
  const [id, setId] = useState('')
  const isTaken = taken.includes(id)

  function create(event: FormEvent) {
    event.preventDefault()
    if (!isTaken) location.hash = `#/${id}`
  }

  return (
    <form className="inline" onSubmit={create}>
      <label>
        New page
        <input
          value={id}
          required
          pattern="[a-z0-9][a-z0-9\-]{0,39}"
          title="Lowercase letters, digits and hyphens"
          placeholder="opening-hours"
          onChange={(event) => setId(event.target.value)}
        />
      </label>
      <button type="submit" disabled={isTaken}>
        Create
      </button>
      <p role="status">{isTaken ? 'A page with this name already exists.' : ''}</p>
    </form>
  )
}
