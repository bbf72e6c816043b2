import { Icon, Link, withPathPrefix } from '../ui'
import { EditorPoster, EditorPosterPreload, type Posters } from './EditorPoster'
import * as styles from './EditorPreview.module.css'
import { useEditorPreview } from './useEditorPreview'

const editor = '/examples/landing/'

const status = {
  idle: null,
  loading: 'The editor is on its way.',
  late: 'The editor has not come. Its own page may have better luck.',
}

export interface EditorPreviewProps {
  light: Posters
  dark: Posters
}

/**
 * The Landing editor in a frame, covered by a poster until it reports that it is ready.
 *
 * The frame loads nothing until it has a `src`. In wide windows `behaviors/landingEditor` sets it; in others, a tap on the
 * poster or scrolling it into view does.
 */
export function EditorPreview({ light, dark }: EditorPreviewProps) {
  const { preview, state, load } = useEditorPreview()
  return (
    <div className={styles.around}>
      {/* Preload links belong in the HTML of the page: when a browser renders this, it is too late. */}
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
          {status[state]}
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
