import type { Heading } from '../../model/body'
import { Icon } from '../ui'
import * as styles from './TableOfContents.module.css'

/** First and last level of the headings that the table shows (docs/requirements.md §9). */
const LEVELS = { from: 2, to: 3 } as const

/** The headings of those levels; a page with less than two of them needs no table. */
export function headingsShown(headings: readonly Heading[]): Heading[] {
  const shown = headings.filter(({ level }) => level >= LEVELS.from && level <= LEVELS.to)
  return shown.length < 2 ? [] : shown
}

/** Links to the headings of this page: beside it where there is room, else behind a button above the text. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const shown = headingsShown(headings)
  if (shown.length === 0) return null
  return (
    <nav className={styles.contents} aria-labelledby="contents-title" data-contents>
      <button type="button" aria-expanded="false" aria-controls="contents" data-disclosure="contents">
        <span id="contents-title">On this page</span>
        <Icon name="chevron" />
      </button>
      <ul id="contents">
        {shown.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
