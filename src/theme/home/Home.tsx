import { useEffect, type ReactNode } from 'react'
import { installHome } from '../interactions/beforeHydration/home'
import { Link } from '../ui'
import { CallToAction } from './CallToAction'
import { Responsibilities } from './Responsibilities'
import { Features } from './Features'
import { Hero } from './Hero'
import * as styles from './Home.module.css'
import { CodeToEditor } from './CodeToEditor'
import { EditorFrame } from './EditorFrame'
import type { Posters } from './Poster'

interface HomeProps {
  /** Version of `@craftjs/core` that the site describes, such as `0.2.12`. */
  release: string
  /** Pictures of the live editor. Without them, the page has no live editor. */
  posters: Posters | null
  /** The code of a small editor, in tabs. */
  code: ReactNode
  /** The editor that this code makes, running. */
  result: ReactNode
  /** Three boxes with rules, running. */
  rules: ReactNode
}

/** The landing page. */
export function Home({ release, posters, code, result, rules }: HomeProps) {
  useEffect(() => installHome(document), [])
  return (
    <div className={styles.home}>
      <Hero release={release}>{posters && <EditorFrame posters={posters} />}</Hero>
      <CodeToEditor code={code} result={result} />
      <Rules demo={rules} />
      <Responsibilities />
      <Features />
      <CallToAction />
    </div>
  )
}

/** A section about drag-and-drop rules, with three boxes to try them in. */
function Rules({ demo }: { demo: ReactNode }) {
  return (
    <section className={styles.rules} aria-labelledby="rules">
      <h2 id="rules">You decide what goes where.</h2>
      <p className={styles.text}>
        A component&rsquo;s rule is a function.{' '}
        <span className="demo-mouse-hint">
          Drag the text to a box that refuses it, and that function turns red.
        </span>
        <span className="demo-touch-hint">Tap the text, then move it into a box that refuses it.</span>{' '}
        <Link href="/docs/concepts/user-components#drag-and-drop-rules">How rules work</Link>
      </p>
      {demo && <div className="prose">{demo}</div>}
    </section>
  )
}
