import { useEffect, useRef, useState } from 'react'
import { savesData } from '../../model/browser'
import { EDITORS } from '../../model/examples'
import {
  chooseEditor,
  LANDING_LOADED,
  loadLandingEditor,
} from '../interactions/beforeHydration/landingEditor'
import { Icon, Link, withPathPrefix } from '../ui'
import * as styles from './EditorFrame.module.css'
import { AllPosters, PosterPreload, type Posters } from './Poster'

const editor = '/examples/landing/'

const status = {
  idle: null,
  loading: 'The editor is loading.',
  late: 'The editor did not load. Try it on its own page.',
}

/**
 * One page in three editors: a switch, and a frame with the live editor. A poster covers the editor until it
 * reports that it has loaded.
 *
 * The frame loads nothing until it has a `src`. In wide windows, `beforeHydration/landingEditor` sets it. In other
 * windows, a tap, the switch, or scrolling the frame into view sets it.
 */
export function EditorFrame({ posters }: { posters: Posters }) {
  const { frame, state, load } = useEditorFrame()
  return (
    <div className={styles.around}>
      {/* Preload links belong in the served HTML: by the time the browser renders this, it is too late for them. */}
      {process.env.BUILD_STAGE === 'build-javascript' ? null : <PosterPreload posters={posters} />}
      <div className={styles.bar}>
        {/* beforeHydration/landingEditor checks one of these, and handles changes. */}
        <div className={styles.editors} role="radiogroup" aria-label="Editor" onChange={load}>
          {EDITORS.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name="editor" value={value} />
              <span>{label}</span>
            </label>
          ))}
        </div>
        <p>One page, one history, three editors.</p>
      </div>
      <a className={styles.skip} href="#parts">
        Skip the editor
      </a>
      <div className={styles.frame} ref={frame} data-state={state}>
        <Link className={styles.poster} href={editor}>
          <AllPosters posters={posters} />
        </Link>
        <iframe
          className={styles.editor}
          data-src={withPathPrefix(editor)}
          title="Live editor of a page, as Studio, Document or Form"
        />
        <button className={styles.start} type="button" onClick={load}>
          Try it here
        </button>
        <p className={styles.status} role="status">
          {status[state]}
        </p>
      </div>
      <p className={styles.words}>
        <Link href={editor}>
          Open on its own page
          <Icon name="arrow" />
        </Link>
      </p>
    </div>
  )
}

/** `idle` if there is nothing to report, `late` if the editor has not loaded in time. */
type FrameState = 'idle' | 'loading' | 'late'

/** How long the editor may take to load, in milliseconds. */
const TIMEOUT = 10_000

const isLoaded = () => document.documentElement.classList.contains(LANDING_LOADED)

/**
 * Loads the live editor when `load` is called or, unless the connection is slow or metered, when the frame scrolls into
 * view. In wide windows `installLandingEditor` may have loaded it already.
 */
function useEditorFrame() {
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<FrameState>('idle')
  const load = () => {
    loadLandingEditor(document)
    if (!isLoaded()) setState('loading')
  }
  useEffect(() => {
    // After a client navigation, nothing else calls this.
    chooseEditor(document)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      threshold: 0.15,
    })
    if (frame.current && !savesData(navigator)) observer.observe(frame.current)
    return () => {
      observer.disconnect()
      document.documentElement.classList.remove(LANDING_LOADED)
    }
  }, [])
  useEffect(() => {
    if (state !== 'loading') return
    const update = () => isLoaded() && setState('idle')
    const timer = setTimeout(() => setState('late'), TIMEOUT)
    addEventListener('message', update)
    return () => {
      clearTimeout(timer)
      removeEventListener('message', update)
    }
  }, [state])
  return { frame, state, load }
}
