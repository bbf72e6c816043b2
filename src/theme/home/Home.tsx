import { useEffect, type ReactNode } from 'react'
import { installHome } from '../interactions/beforeHydration/home'
import { Link } from '../ui'
import { Close } from './Close'
import { Division } from './Division'
import { Features } from './Features'
import { Hero } from './Hero'
import * as styles from './Home.module.css'
import { Parts } from './Parts'
import { Stage } from './Stage'
import type { Stills } from './Still'

interface HomeProps {
  /** Version of `@craftjs/core` that the site describes, such as `0.2.12`. */
  release: string
  /** Pictures of the live editor. Without them, the page has no live editor. */
  stills: Stills | null
  /** The code of a small editor, in tabs. */
  code: ReactNode
  /** The editor that this code makes, running. */
  result: ReactNode
  /** Three boxes with rules, running. */
  rules: ReactNode
}

/** The landing page. */
export function Home({ release, stills, code, result, rules }: HomeProps) {
  useEffect(() => installHome(document), [])
  return (
    <div className={styles.home}>
      <Hero release={release}>{stills && <Stage stills={stills} />}</Hero>
      <Parts code={code} result={result} />
      <Rules demo={rules} />
      <Division />
      <Features />
      <Close />
    </div>
  )
}

/** A section about drag-and-drop rules, with three boxes to try them in. */
function Rules({ demo }: { demo: ReactNode }) {
  return (
    <section className={styles.rules} aria-labelledby="rules">
      <h2 id="rules">You decide what goes where.</h2>
      <p className={styles.text}>
        A component&rsquo;s rule is a function. Drag the text to a box that refuses it, and that function
        turns red. <Link href="/docs/concepts/user-components#drag-and-drop-rules">How rules work</Link>
      </p>
      {demo && <div className="prose">{demo}</div>}
    </section>
  )
}
