import type { ReactNode } from 'react'
import { Facts } from './Facts'
import { Features } from './Features'
import { Hero } from './Hero'
import * as styles from './Home.module.css'
import { EditorPreview, type EditorPreviewProps } from './EditorPreview'
import { Steps, type StepCode } from './Steps'

export interface HomeProps {
  /** Version of `@craftjs/core` that the site describes, such as `0.2.12`. */
  release: string
  /** Compiled code blocks for the three steps of a first editor; a step without one shows its words alone. */
  code?: StepCode
  /** Pictures of the live editor in both color modes; without them the page has no editor. */
  pictures: EditorPreviewProps | null
  /** What the steps make, running; the steps stand alone without it. */
  result?: ReactNode
}

/** The landing page: what Craft.js is, an editor made with it, how little it takes, what it gives, and the facts. */
export function Home({ release, code = {}, pictures, result = null }: HomeProps) {
  return (
    <div className={styles.home}>
      <Hero>{pictures && <EditorPreview {...pictures} />}</Hero>
      <Steps code={code} result={result} />
      <Features />
      <Facts release={release} />
    </div>
  )
}
