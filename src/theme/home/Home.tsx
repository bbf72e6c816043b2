import type { ReactNode } from 'react'
import { EditorPicture } from './EditorPicture'
import { Facts } from './Facts'
import { Features } from './Features'
import { Hero } from './Hero'
import * as styles from './Home.module.css'
import { Steps, type StepCode } from './Steps'

export interface HomeProps {
  /** Version of `@craftjs/core` that the site describes, such as `0.2.12`. */
  release: string
  /** Compiled code blocks for the three steps of a first editor; a step without one shows its words alone. */
  code?: StepCode
  /** What stands on the stage: the live editor, or the drawn one when it is left out. */
  stage?: ReactNode
}

/** The landing page: what Craft.js is, how little it takes, what it gives, and the facts. */
export function Home({ release, code = {}, stage = <EditorPicture /> }: HomeProps) {
  return (
    <div className={styles.home}>
      <Hero stage={stage} />
      <Steps code={code} />
      <Features />
      <Facts release={release} />
    </div>
  )
}
