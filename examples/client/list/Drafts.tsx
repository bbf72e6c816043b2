import { Fragment } from 'react'
import { pagesWithDrafts } from '@recipes/saving/draft'
import { titleFor } from '../../server/titles'

/** Pages with unsaved changes in this browser. The server's list does not include a new page that was never saved. */
export function Drafts({ owner }: { owner: string }) {
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
