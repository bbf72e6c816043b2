import type { ReactNode } from 'react'
import { EditorPreview, type EditorPreviewProps } from './EditorPreview'
import { Facts } from './Facts'
import { Features } from './Features'
import { Hero } from './Hero'
import * as styles from './Home.module.css'
import { Steps, type StepCode } from './Steps'

interface HomeProps {
  /** Version of `@craftjs/core` that the site describes, such as `0.2.12`. */
  release: string
  /** Code blocks for the three steps. A step without one shows only its text. */
  code: StepCode
  /** Pictures of the live editor in both color modes. Without them the page has no editor. */
  posters: EditorPreviewProps | null
  /** The editor that the steps make, running. */
  result: ReactNode
}

/** The landing page. */
export function Home({ release, code, posters, result }: HomeProps) {
  return (
    <div className={styles.home}>
      <Hero>{posters && <EditorPreview {...posters} />}</Hero>
      <Steps code={code} result={result} />
      <Features />
      <Facts release={release} />
    </div>
  )
}
