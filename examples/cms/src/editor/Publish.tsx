import { useEffect, useState } from 'react'
import type { SaveStatus } from '@recipes/saving/createAutosave'
import { publish, reasonOf } from '../connection/requests'
import { publishedAddress } from '../list/publishedAddress'
import { useOpenUploads } from '../pictures/UploadProvider'

interface PublishProps {
  pageId: string
  /** What the server has of the page; empty before the first save. */
  revision: string
  status: SaveStatus
}

/** Publishes what the user sees: as soon as it is saved, and only if nobody has saved another version since. */
export function Publish({ pageId, revision, status }: PublishProps) {
  const [published, setPublished] = useState('')
  const [problem, setProblem] = useState('')
  const [isWaiting, setWaiting] = useState(false)
  const isSaved = status === 'saved'
  // Visitors would see the page without the picture.
  const { isUploading } = useOpenUploads()
  const willBeSaved = ['unsaved', 'saving', 'failed'].includes(status)

  // What is refused now must not be published by the next change.
  if (isWaiting && !isSaved && !willBeSaved) setWaiting(false)

  // A click on the button can end the editing of a text, which is then to be saved.
  useEffect(() => {
    if (!isWaiting || !isSaved) return
    publish(pageId, revision)
      .then(
        () => {
          setPublished(revision)
          setProblem('')
        },
        (error: unknown) => setProblem(reasonOf(error)),
      )
      .finally(() => setWaiting(false))
  }, [isWaiting, isSaved, pageId, revision])

  return (
    <>
      <button
        type="button"
        className="primary"
        disabled={
          isUploading || (!willBeSaved && (!isSaved || revision === ''))
        }
        onClick={() => setWaiting(true)}
      >
        Publish
      </button>
      <div className="notes">
        {isWaiting && (
          <p role="status">
            {isSaved ? 'Publishing…' : 'Published once it is saved'}
          </p>
        )}
        {published === revision && published !== '' && (
          <a href={publishedAddress(pageId)}>Read it</a>
        )}
        {problem !== '' && <p role="alert">{problem}</p>}
      </div>
    </>
  )
}
