import { useState, type FormEvent } from 'react'
import type { PageEntry } from '../../server/pages'
import { deletePage, listPages, reasonOf } from '../connection/requests'
import { useAnswer } from '../connection/useAnswer'
import { PictureList } from '../pictures/PictureList'
import { publishedAddress } from './publishedAddress'

const states: Record<PageEntry['state'], string> = {
  draft: 'Not published',
  changed: 'Published, with changes since',
  published: 'Published',
}

/** All pages, and a new one; designers may also delete. */
export function PageList({ isDesigner }: { isDesigner: boolean }) {
  const { answer: pages, problem, reload } = useAnswer(listPages)
  const [failure, setFailure] = useState('')

  async function remove(id: string) {
    const question = `Delete ${id} with all its versions? Visitors lose it too, and nobody can bring it back.`
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

/** Opens the editor of a page that does not exist yet. The server has it after the first change. */
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
          title="Small letters, digits and hyphens"
          placeholder="opening-hours"
          onChange={(event) => setId(event.target.value)}
        />
      </label>
      <button type="submit" disabled={isTaken}>
        Create
      </button>
      <p role="status">{isTaken ? 'There is a page of this name.' : ''}</p>
    </form>
  )
}
