import { Icon, Link, withPathPrefix } from '../ui'
import * as styles from './EditorPreview.module.css'
import { EditorPoster } from './EditorPoster'
import { EditorPosterPreload } from './EditorPosterPreload'
import type { Posters } from './posters'
import { useEditorPreview } from './useEditorPreview'

const editor = '/examples/landing/'

/** Status messages while the reader waits for the editor. */
const words = {
  loading: 'The editor is on its way.',
  late: 'The editor has not come. Its own page may have better luck.',
}

export interface EditorPreviewProps {
  light: Posters
  dark: Posters
}

/**
 * The Landing editor in a frame, covered by a picture of it until it says that it is ready.
 *
 * The frame loads nothing while it has no `src`. `behaviors/landingEditor` sets it on wide screens, the reader's tap or
 * scroll on others.
 */
export function EditorPreview({ light, dark }: EditorPreviewProps) {
  const { preview, state, load } = useEditorPreview()
  return (
    <div className={styles.around}>
      {/* Preload links are for the HTML of the page: by the time a browser renders this, they are too late. */}
      {process.env.BUILD_STAGE === 'build-javascript' ? null : <EditorPosterPreload posters={light} />}
      <a className={styles.skip} href="#steps">
        Skip the editor
      </a>
      <div className={styles.preview} ref={preview} data-state={state}>
        <Link className={styles.poster} href={editor}>
          <EditorPoster mode="light" posters={light} />
          <EditorPoster mode="dark" posters={dark} />
        </Link>
        <iframe className={styles.frame} data-src={withPathPrefix(editor)} title="Landing page editor" />
        <button className={styles.start} type="button" onClick={load}>
          Try it here
        </button>
        <p className={styles.status} role="status">
          {state === 'idle' ? null : words[state]}
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
