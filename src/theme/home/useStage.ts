import { useEffect, useRef, useState, type RefObject } from 'react'
import { savesData } from '../dom'
import { loadStage } from './loadStage'

/** What is known of the live editor: nothing to say, on its way, or not there in time. */
export type StageState = 'still' | 'loading' | 'late'

/** How long the editor may take before the reader is told, in milliseconds. */
const PATIENCE = 10_000

/** On `<html>` from the editor's message on (src/theme/boot/landingMessage.ts). */
const LOADED = 'landing-page-loaded'

const isLoaded = () => document.documentElement.classList.contains(LOADED)

/**
 * Brings the live editor when `load` is called, or when the stage comes into view and nothing is to be saved. On wide
 * screens the boot script may have brought it before. The class goes when the stage does.
 */
export function useStage(): { stage: RefObject<HTMLDivElement>; state: StageState; load: () => void } {
  const stage = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<StageState>('still')
  const load = () => {
    loadStage(document)
    if (!isLoaded()) setState('loading')
  }
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      threshold: 0.3,
    })
    if (stage.current && !savesData()) observer.observe(stage.current)
    return () => {
      observer.disconnect()
      document.documentElement.classList.remove(LOADED)
    }
  }, [])
  useEffect(() => {
    if (state !== 'loading') return
    const look = () => isLoaded() && setState('still')
    const timer = setTimeout(() => setState('late'), PATIENCE)
    addEventListener('message', look)
    return () => {
      clearTimeout(timer)
      removeEventListener('message', look)
    }
  }, [state])
  return { stage, state, load }
}
