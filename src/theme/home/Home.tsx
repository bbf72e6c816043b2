import type { ReactNode } from 'react'
import { Close } from './Close'
import { Division } from './Division'
import { Features } from './Features'
import { Hero } from './Hero'
import * as styles from './Home.module.css'
import { Parts } from './Parts'
import { Rules } from './Rules'
import { Stage } from './Stage'
import type { Stills } from './Still'

interface HomeProps {
  /** Version of `@craftjs/core` that the site describes, such as `0.2.12`. */
  release: string
  /** Pictures of the live editor. Without them the page has no editor. */
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
