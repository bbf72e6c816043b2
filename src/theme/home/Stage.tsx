import { Icon, Link, withPathPrefix } from '../ui'
import * as styles from './Stage.module.css'
import { StillEditor } from './StillEditor'
import { StillPreload } from './StillPreload'
import type { Stills } from './stills'
import { useStage } from './useStage'

const editor = '/examples/landing/'

/** What is said on the stage while one waits for the editor. */
const words = {
  loading: 'The editor is on its way.',
  late: 'The editor has not come. Its own page may have better luck.',
}

export interface StageProps {
  light: Stills
  dark: Stills
}

/**
 * The Landing editor in a frame, and in its place a picture of it until it says that it is ready.
 *
 * The frame asks for nothing while it has no `src`: the boot script gives it one on wide screens, the reader's tap or
 * scroll on others.
 */
export function Stage({ light, dark }: StageProps) {
  const { stage, state, load } = useStage()
  return (
    <div className={styles.around}>
      {/* Links in the HTML of the page; a browser that draws it has come too late for them. */}
      {process.env.BUILD_STAGE === 'build-javascript' ? null : <StillPreload stills={light} />}
      <a className={styles.skip} href="#steps">
        Skip the editor
      </a>
      <div className={styles.stage} ref={stage} data-state={state}>
        <Link className={styles.still} href={editor}>
          <StillEditor mode="light" stills={light} />
          <StillEditor mode="dark" stills={dark} />
        </Link>
        <iframe className={styles.frame} data-src={withPathPrefix(editor)} title="Landing page editor" />
        <button className={styles.start} type="button" onClick={load}>
          Try it here
        </button>
        <p className={styles.status} role="status">
          {state === 'still' ? null : words[state]}
        </p>
      </div>
      <p className={styles.words}>
        Everything in it is made with Craft.js, and nothing of it comes with the framework.{' '}
        <Link href={editor}>
          Open the editor on its own page
          <Icon name="arrow" />
        </Link>
      </p>
    </div>
  )
}
