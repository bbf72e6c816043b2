import { useEffect, useState } from 'react'
import type { SaveStatus } from '@recipes/saving/createAutosave'
import { publish, reasonOf } from '../connection/requests'
import { publishedAddress } from '../list/publishedAddress'
import { useOpenUploads } from '../pictures/UploadProvider'

interface PublishProps {
  pageId: string
  /** The revision on the server. Empty before the first save. */
  revision: string
  status: SaveStatus
}

/** Publishes the version that the user sees, once it is saved. Fails if someone else has saved a newer one. */
export function Publish({ pageId, revision, status }: PublishProps) {
  const [published, setPublished] = useState('')
  const [problem, setProblem] = useState('')
  const [isWaiting, setWaiting] = useState(false)
  const isSaved = status === 'saved'
  // During an upload, visitors would see the page without the picture.
  const { isUploading } = useOpenUploads()
  const willBeSaved = ['unsaved', 'saving', 'failed'].includes(status)

  // If the save is refused, the next change must not be published automatically.
  if (isWaiting && !isSaved && !willBeSaved) setWaiting(false)

  // The click may end a text edit that has to be saved first.
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
        disabled={isUploading || (!willBeSaved && (!isSaved || revision === ''))}
        onClick={() => setWaiting(true)}
      >
        Publish
      </button>
      <div className="notes">
        {isWaiting && (
          <p role="status">
            {isSaved ? 'Publishing…' : 'Will be published once saved'}
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
