import type { MarkedText, SearchHit } from '../../../model/search'
import { Link } from '../../ui'
import * as styles from './Results.module.css'

/** Text with its marks. */
function Marked({ text }: { text: MarkedText }) {
  return <>{text.map((piece, at) => (at % 2 ? <mark key={at}>{piece}</mark> : piece))}</>
}

/** One result: where it stands, what it is called, and a piece of its text. */
function Result({ hit }: { hit: SearchHit }) {
  const isPage = hit.headings.length === 0
  const trail = [hit.category, ...(isPage ? [] : [hit.page]), ...hit.headings.slice(0, -1)].filter(Boolean)
  return (
    <li>
      <p className={styles.trail}>{trail.join(' › ')}</p>
      <h2>
        <Link href={hit.url}>
          <Marked text={hit.title} />
        </Link>
      </h2>
      <p className={styles.excerpt}>
        <Marked text={hit.excerpt} />
      </p>
    </li>
  )
}

/** Results in their order. */
export function ResultList({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ol className={styles.list}>
      {hits.map((hit) => (
        <Result key={hit.url} hit={hit} />
      ))}
    </ol>
  )
}
