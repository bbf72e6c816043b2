import { useRef, type ReactNode } from 'react'
import { Link } from '../ui'
import * as home from './Home.module.css'
import * as styles from './CodeToEditor.module.css'
import { useConnectorGlow } from './useConnectorGlow'

interface PartsProps {
  /** The code of a small editor, in tabs. */
  code: ReactNode
  /** The editor that this code makes, running, with the page that it would save. */
  result: ReactNode
}

/** A section that shows how little code an editor takes: the code, the resulting editor, and the page it saves. */
export function CodeToEditor({ code, result }: PartsProps) {
  const section = useRef<HTMLElement>(null)
  useConnectorGlow(section)
  return (
    <section className={styles.parts} aria-labelledby="parts" ref={section}>
      <div className={styles.words}>
        <h2 id="parts" tabIndex={-1}>
          Connect an element. That is the whole contract.
        </h2>
        <p className={home.text}>
          A React component becomes a block when it passes its element to <code>connect</code> and{' '}
          <code>drag</code>. Craft.js does the rest, and turns the page into JSON.
        </p>
        <p className={`${home.text} ${styles.ways}`}>
          <Link href="/docs/concepts/user-components">User Components</Link>
          <Link href="/docs/guides/save-load-state">Save and load</Link>
        </p>
      </div>
      <div className={`prose ${styles.code}`}>{code}</div>
      {result && <div className={`prose ${styles.result}`}>{result}</div>}
    </section>
  )
}
