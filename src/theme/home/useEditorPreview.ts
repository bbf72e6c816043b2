import { useEffect, useRef, useState, type RefObject } from 'react'
import { savesData } from '../../model/browser'
import { LANDING_LOADED, loadLandingEditor } from '../behaviors/landingEditor'

/** State of the live editor: nothing to say, loading, or not loaded in time. */
export type EditorPreviewState = 'idle' | 'loading' | 'late'

/** How long the editor may take before the reader is told, in milliseconds. */
const PATIENCE = 10_000

const isLoaded = () => document.documentElement.classList.contains(LANDING_LOADED)

/**
 * Loads the live editor when `load` is called, or when the preview comes into view and no data is to be saved. On wide
 * screens `loadLandingEditorWhenIdle` may have loaded it before. The class is removed with the preview.
 */
export function useEditorPreview(): {
  preview: RefObject<HTMLDivElement>
  state: EditorPreviewState
  load: () => void
} {
  const preview = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<EditorPreviewState>('idle')
  const load = () => {
    loadLandingEditor(document)
    if (!isLoaded()) setState('loading')
  }
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      threshold: 0.3,
    })
    if (preview.current && !savesData(navigator)) observer.observe(preview.current)
    return () => {
      observer.disconnect()
      document.documentElement.classList.remove(LANDING_LOADED)
    }
  }, [])
  useEffect(() => {
    if (state !== 'loading') return
    const look = () => isLoaded() && setState('idle')
    const timer = setTimeout(() => setState('late'), PATIENCE)
    addEventListener('message', look)
    return () => {
      clearTimeout(timer)
      removeEventListener('message', look)
    }
  }, [state])
  return { preview, state, load }
}
