import {
  type ComponentType,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { loadSheet } from '../ui'
import sheet from './demo.sheet.css'
import type * as shared from './LiveEditor'
import { pathTo } from './pathTo'

/** The code that all demos share, and the component exported by the demo's file. */
type LoadedDemo = typeof shared & { component: ComponentType }

/** A snapshot, a snapshot whose scripts could not be loaded, or a live editor. */
type DemoState = { phase: 'snapshot' } | { phase: 'failed' } | ({ phase: 'live' } & LoadedDemo)

/** Fetches the code of the demo `name`: its own chunk, the one that all demos share, and Craft.js. */
async function loadDemo(name: string): Promise<LoadedDemo> {
  const [code, module] = await Promise.all([
    import('./LiveEditor'),
    import(`../../../content/demos/${name}.tsx`) as Promise<Record<string, ComponentType>>,
    loadSheet(sheet),
  ])
  const component = module[name]
  if (!component) throw new Error(`content/demos/${name}.tsx does not export ${name}.`)
  return { ...code, component }
}

/** Calls `act` once `element` is within one screen of the viewport. Returns a function that stops observing. */
function whenNear(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: '100% 0px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * Replaces the snapshot in `place` with the live demo `name` when the snapshot is near the viewport or clicked. Clicks
 * on the snapshot are replayed on the live editor, which also takes over the focus and typed text.
 */
export function useLiveDemo(name: string, place: RefObject<HTMLElement>) {
  const [state, setState] = useState<DemoState>({ phase: 'snapshot' })
  const clicks = useRef<number[][]>([])
  const resume = useRef<ReturnType<LoadedDemo['resumeFrom']>>()
  const loaded = useRef<LoadedDemo>()

  const load = useCallback(() => {
    loadDemo(name).then(
      (demo) => {
        loaded.current = demo
        startTransition(() => setState({ phase: 'live', ...demo }))
      },
      () => setState({ phase: 'failed' }),
    )
  }, [name])

  useEffect(() => {
    if (place.current) return whenNear(place.current, load)
  }, [place, load])

  /** Records a click on the snapshot. */
  const recordClick = ({ target, isTrusted }: MouseEvent): void => {
    const root = place.current?.firstElementChild
    if (!root || !(target instanceof Element) || !root.contains(target)) return
    // After a click on a label, the browser fires a second click on its control.
    if (target.closest('label') && !target.matches('input')) return
    const path = pathTo(root, target)
    // A click during hydration may be reported twice: by React, and by plugins/late-hydration, which replays it.
    const isRecorded = clicks.current.some((other) => other.join() === path.join())
    if (isTrusted || !isRecorded) clicks.current.push(path)
    load()
  }

  /** The snapshot's `ref`. React calls it with `null` right before it removes the snapshot. */
  const snapshot = useCallback(
    (element: Element | null) => {
      const root = place.current?.firstElementChild
      if (!element && root) resume.current = loaded.current?.resumeFrom(root, clicks.current)
    },
    [place],
  )

  const replay = useCallback(() => {
    const root = place.current?.firstElementChild
    if (root) resume.current?.(root)
    resume.current = undefined
  }, [place])

  return { state, load, recordClick, snapshot, replay }
}
