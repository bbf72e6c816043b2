import { useState, type FormEvent } from 'react'
import { savePage } from '@recipes/saving/server'
import { pageToStore } from '@recipes/upgrades/storedPage'
import { firstPage } from '../../server/samplePages'
import { idFor } from '../../server/titles'
import { upgrades } from '../../upgrades'
import { reasonOf } from '../connection/requests'

/** Defined outside, so that React calls it only once for each field. */
const focus = (field: HTMLInputElement | null) => field?.focus()

/** A button that asks for the title of a new page, creates it, and opens it. `taken` are the ids of the other pages. */
export function NewPage({ taken }: { taken: string[] }) {
  const [title, setTitle] = useState<string | null>(null)
  const [problem, setProblem] = useState('')

  if (title === null)
    return (
      <button type="button" className="primary" onClick={() => setTitle('')}>
        New page
      </button>
    )

  const id = idFor(title, taken)

  async function create(event: FormEvent) {
    event.preventDefault()
    const nodes = JSON.stringify(firstPage(title?.trim() ?? ''))
    const json = JSON.stringify(pageToStore(nodes, upgrades))
    try {
      // The server refuses if someone has just created a page at this address.
      await savePage(id, { json, revision: crypto.randomUUID(), replaces: [''] })
      location.hash = `#/${id}`
    } catch (error) {
      setProblem(`The page was not created. ${reasonOf(error)}`)
    }
  }

  return (
    <form className="new-page" onSubmit={(event) => void create(event)}>
      <label className="field">
        Title of the new page
        <input
          value={title}
          required
          maxLength={80}
          ref={focus}
          placeholder="Spring menu"
          onChange={(event) => setTitle(event.target.value)}
        />
      </label>
      <button type="submit" className="primary">
        Create
      </button>
      <button type="button" onClick={() => setTitle(null)}>
        Cancel
      </button>
      <p>{title.trim() !== '' && `Address: ${id}`}</p>
      <p role="alert">{problem}</p>
    </form>
  )
}
