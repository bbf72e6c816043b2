import { useState } from 'react'
import { publish, reasonOf } from '../connection/requests'
import { publishedAddress } from '../list/publishedAddress'

interface PublishProps {
  pageId: string
  /** What the server has of the page; empty before the first save. */
  revision: string
  isSaved: boolean
}

/** Publishes what the user sees: only when it is saved, and nobody has saved another version since. */
export function Publish({ pageId, revision, isSaved }: PublishProps) {
  const [published, setPublished] = useState('')
  const [problem, setProblem] = useState('')

  async function send() {
    try {
      await publish(pageId, revision)
      setPublished(revision)
      setProblem('')
    } catch (error) {
      setProblem(reasonOf(error))
    }
  }

  return (
    <>
      <button
        type="button"
        className="primary"
        disabled={!isSaved || revision === ''}
        onClick={() => void send()}
      >
        Publish
      </button>
      {published === revision && published !== '' && (
        <a href={publishedAddress(pageId)}>Read it</a>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
    </>
  )
}
