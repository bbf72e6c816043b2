import type { ReactNode } from 'react'
import type { PageEntry } from '../../server/pages'
import { Menu } from '../ui/Menu'
import { timeAgo } from './timeAgo'

const states: Record<PageEntry['state'], string> = {
  draft: 'Not published',
  changed: 'Published, with changes since',
  published: 'Published',
}

interface PageRowProps {
  page: PageEntry
  /** Of the published page. */
  address: string
  /** The label of the link to the published page, such as “Read”. */
  read: string
  /** Undefined if the person may not delete pages. */
  onDelete?: () => void
  /** More buttons. */
  children?: ReactNode
}

/** A page in the list, with its state, the published page, its answers, and a menu. */
export function PageRow({ page, address, read, onDelete, children }: PageRowProps) {
  const { id, title, state, by, at, answers } = page
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
        <a href={`#/${id}/answers`} aria-label={`Answers (${answers}) to ${title}`}>
          Answers ({answers})
        </a>
      )}
      {state !== 'draft' && (
        <a href={address} aria-label={`${read} ${title}`}>
          {read}
        </a>
      )}
      {children}
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
