import type { ReactNode } from 'react'
import { Link } from '../ui'
import * as styles from './Rules.module.css'

/** That components decide what goes where, with three boxes to try it in. */
export function Rules({ demo }: { demo: ReactNode }) {
  return (
    <section className={styles.rules} aria-labelledby="rules">
      <h2 id="rules">You decide what goes where.</h2>
      <p>
        A component&rsquo;s rule is a function. Drag the text to a box that refuses it, and that function
        turns red. <Link href="/docs/concepts/user-components#drag-and-drop-rules">How rules work</Link>
      </p>
      {demo && <div className="prose">{demo}</div>}
    </section>
  )
}
