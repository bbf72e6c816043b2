import { useState, type FormEvent } from 'react'
import { savePage } from '@recipes/saving/server'
import { idFor } from '../../server/titles'
import { reasonOf } from '../connection/requests'

/** Defined outside, so that React calls it only once for each field. */
const focus = (field: HTMLInputElement | null) => field?.focus()

interface NewPageProps {
  /** The word for a page in this application, such as “form”. */
  kind: string
  example: string
  /** The ids of the other pages. */
  taken: string[]
  /** Returns a new page with a title, in its stored form. */
  first: (title: string) => string
}

/** A button that asks for the title of a new page, creates it, and opens it. */
export function NewPage({ kind, example, taken, first }: NewPageProps) {
  const [title, setTitle] = useState<string | null>(null)
  const [problem, setProblem] = useState('')

  if (title === null)
    return (
      <button type="button" className="primary" onClick={() => setTitle('')}>
        New {kind}
      </button>
    )

  const id = idFor(title, taken)

  async function create(event: FormEvent) {
    event.preventDefault()
    const json = first(title?.trim() ?? '')
    try {
      // The server refuses if someone has just created a page at this address.
      await savePage(id, { json, revision: crypto.randomUUID(), replaces: [''] })
      location.hash = `#/${id}`
    } catch (error) {
      setProblem(`The ${kind} was not created. ${reasonOf(error)}`)
    }
  }

  return (
    <form className="new-page" onSubmit={(event) => void create(event)}>
      <label className="field">
        Title of the new {kind}
        <input
          value={title}
          required
          maxLength={80}
          ref={focus}
          placeholder={example}
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
