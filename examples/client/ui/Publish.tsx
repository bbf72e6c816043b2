import { useEffect, useRef, useState } from 'react'
import type { SaveStatus } from '@recipes/saving/createAutosave'
import { publish, readPublished, reasonOf } from '../connection/requests'

interface PublishProps {
  pageId: string
  /** The revision on the server. Empty before the first save. */
  revision: string
  status: SaveStatus
  /** Of the published page. */
  address: string
  /** The label of the link to it. */
  read?: string
  /** True while an upload is running: visitors would see the page without the picture. */
  isUploading?: boolean
  onPublished?: () => void
}

/** Publishes the version that the user sees, once it is saved. Fails if someone else has saved a newer one. */
export function Publish({
  pageId,
  revision,
  status,
  address,
  read = 'Read it',
  isUploading = false,
  onPublished,
}: PublishProps) {
  const [published, setPublished] = useState('')
  const [problem, setProblem] = useState('')
  const [isWaiting, setWaiting] = useState(false)
  const isSaved = status === 'saved'
  const isPublished = isSaved && published !== '' && published === revision
  const willBeSaved = ['unsaved', 'saving', 'failed'].includes(status)
  const isPossible =
    !isPublished && !isUploading && (willBeSaved || (isSaved && revision !== ''))

  // If the save is refused, the next change must not be published automatically.
  if (isWaiting && !isSaved && !willBeSaved) setWaiting(false)

  useEffect(() => {
    const found = (version: string) => setPublished((newer) => newer || version)
    // It fails if the page is not published.
    readPublished(pageId).then(
      (page) => found(page.revision),
      () => {},
    )
  }, [pageId])

  const announce = useRef(onPublished)
  useEffect(() => {
    announce.current = onPublished
  })

  // The click may end a text edit that has to be saved first.
  useEffect(() => {
    if (!isWaiting || !isSaved) return
    publish(pageId, revision)
      .then(
        () => {
          setPublished(revision)
          setProblem('')
          announce.current?.()
        },
        (error: unknown) => setProblem(reasonOf(error)),
      )
      .finally(() => setWaiting(false))
  }, [isWaiting, isSaved, pageId, revision])

  const label = isPublished ? 'Published ✓' : 'Publish'
  return (
    <div className="publish" data-published={isPublished || undefined}>
      <a href={address} data-hidden={published === '' || undefined}>
        {read}
      </a>
      <button
        type="button"
        className="primary"
        aria-live="polite"
        // `disabled` would make the button lose focus when the page is published.
        aria-disabled={!isPossible || isWaiting}
        onClick={() => isPossible && setWaiting(true)}
      >
        {isWaiting ? 'Publishing…' : label}
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </div>
  )
}
