import { useEffect, useRef, useState } from 'react'
import site from '../../../content/site'
import { savesData } from '../../model/browser'
import { EDITORS, type EditorValue } from '../../model/examples'
import { sourceUrl } from '../../model/site'
import { chooseEditor, LANDING_LOADED, loadLandingEditor } from '../behaviors/landingEditor'
import { Icon, Link, withPathPrefix } from '../ui'
import * as styles from './Stage.module.css'
import { AllStills, StillPreload, type Stills } from './Still'

const editor = '/examples/landing/'
const source = sourceUrl('tree', 'examples/landing/src/editors', site.sources)

const status = {
  idle: null,
  loading: 'The editor is loading.',
  late: 'The editor did not load. Try it on its own page.',
}

/**
 * One page in three editors: a switch, and a frame with the live editor, covered by a still of it until it reports that
 * it is at rest.
 *
 * The frame loads nothing until it has a `src`. In wide windows `behaviors/landingEditor` sets it; in others, a tap, the
 * switch or scrolling it into view does.
 */
export function Stage({ stills }: { stills: Stills }) {
  const { stage, state, load } = useStage()
  return (
    <div className={styles.around}>
      {/* Preload links belong in the HTML of the page: when a browser renders this, it is too late. */}
      {process.env.BUILD_STAGE === 'build-javascript' ? null : <StillPreload stills={stills} />}
      <div className={styles.bar}>
        {/* behaviors/landingEditor checks one and follows it. */}
        <div className={styles.editors} role="radiogroup" aria-label="Editor" onChange={load}>
          {EDITORS.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name="editor" value={value} />
              <span>{label}</span>
            </label>
          ))}
        </div>
        <p>
          One page, one history, three editors.
          {EDITORS.map(({ value, label }) => (
            <span key={value} data-editor={value}>
              <EditorLines editor={value} label={label} />
            </span>
          ))}
        </p>
      </div>
      <a className={styles.skip} href="#parts">
        Skip the editor
      </a>
      <div className={styles.stage} ref={stage} data-state={state}>
        <Link className={styles.poster} href={editor}>
          <AllStills stills={stills} />
        </Link>
        <iframe
          className={styles.frame}
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

/** How much code an editor is, with a link to it if it is published. */
function EditorLines({ editor, label }: { editor: EditorValue; label: string }) {
  const words = `${label}: ${__EDITOR_LINES__[editor]} lines of React.`
  return source === null ? words : <Link href={`${source}/${editor}`}>{words}</Link>
}

/** `idle` when there is nothing to report, `late` when the editor has not loaded in time. */
type StageState = 'idle' | 'loading' | 'late'

/** In milliseconds. */
const TIMEOUT = 10_000

const isLoaded = () => document.documentElement.classList.contains(LANDING_LOADED)

/**
 * Loads the live editor when `load` is called, or when the stage comes into view, unless the connection is slow or
 * metered. In wide windows `loadLandingEditorWhenIdle` may have loaded it before.
 */
function useStage() {
  const stage = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<StageState>('idle')
  const load = () => {
    loadLandingEditor(document)
    if (!isLoaded()) setState('loading')
  }
  useEffect(() => {
    // After a client navigation, nothing else does it.
    chooseEditor(document)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      threshold: 0.15,
    })
    if (stage.current && !savesData(navigator)) observer.observe(stage.current)
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
  return { stage, state, load }
}
