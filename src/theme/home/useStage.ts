import { useEffect, useRef, useState, type RefObject } from 'react'
import { savesData } from '../../model/browser'
import { chooseEditor, LANDING_LOADED, loadLandingEditor } from '../behaviors/landingEditor'

/** `idle` when there is nothing to report, `late` when the editor has not loaded in time. */
type StageState = 'idle' | 'loading' | 'late'

/** In milliseconds. */
const TIMEOUT = 10_000

const isLoaded = () => document.documentElement.classList.contains(LANDING_LOADED)

/**
 * Loads the live editor when `load` is called, or when the stage comes into view, unless the connection is slow or
 * metered. In wide windows `loadLandingEditorWhenIdle` may have loaded it before.
 */
export function useStage(): {
  stage: RefObject<HTMLDivElement>
  state: StageState
  load: () => void
} {
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
