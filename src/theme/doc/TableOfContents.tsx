import type { Heading } from '../../model/body'
import { Icon } from '../ui'
import * as styles from './TableOfContents.module.css'

/** If a table of contents has more entries, it shows third-level entries only in the current second-level section. */
const LONG = 14

/** Links to `headings`: next to the page in wide windows, behind a button above the text in others. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav
      className={`rail ${styles.contents}`}
      aria-labelledby="contents-title"
      data-contents
      data-long={headings.length > LONG ? '' : undefined}
    >
      <button type="button" aria-expanded="false" aria-controls="contents" data-disclosure="contents">
        <span id="contents-title">On this page</span>
        <Icon name="chevron" />
      </button>
      <ul id="contents">
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
