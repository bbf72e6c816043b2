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

/** The code that all demos share, and the component that the demo's file exports. */
type LoadedDemo = typeof shared & { component: ComponentType }

/** Shown as a snapshot, as a snapshot whose scripts could not be loaded, or as a live editor. */
type DemoState = { stage: 'snapshot' } | { stage: 'failed' } | ({ stage: 'live' } & LoadedDemo)

/** Fetches the code of the demo `name`: its own chunk, the one that all demos share, and Craft.js. */
async function loadDemo(name: string): Promise<LoadedDemo> {
  const [code, module] = await Promise.all([
    import('./LiveEditor'),
    import(`../../../content/demos/${name}.tsx`) as Promise<Record<string, ComponentType>>,
    loadSheet(sheet),
  ])
  const component = module[name]
  if (!component) throw new Error(`content/demos/${name}.tsx exports no ${name}.`)
  return { ...code, component }
}

/** Calls `act` once `element` is at most one screen away from the window. Returns a function that stops observing. */
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
 * Replaces the snapshot in `place` by the live demo `name` when it comes near the window or is clicked. Clicks on the
 * snapshot are replayed on the live editor, which takes over the focus and what was typed.
 */
export function useLiveDemo(name: string, place: RefObject<HTMLElement>) {
  const [state, setState] = useState<DemoState>({ stage: 'snapshot' })
  const clicks = useRef<number[][]>([])
  const resume = useRef<ReturnType<LoadedDemo['resumeFrom']>>()
  const loaded = useRef<LoadedDemo>()

  const load = useCallback(() => {
    loadDemo(name).then(
      (demo) => {
        loaded.current = demo
        startTransition(() => setState({ stage: 'live', ...demo }))
      },
      () => setState({ stage: 'failed' }),
    )
  }, [name])

  useEffect(() => {
    if (place.current) return whenNear(place.current, load)
  }, [place, load])

  /** Records a click on the snapshot. */
  const recordClick = ({ target, isTrusted }: MouseEvent): void => {
    const root = place.current?.firstElementChild
    if (!root || !(target instanceof Element) || !root.contains(target)) return
    // The browser fires a second click on the control that a label labels.
    if (target.closest('label') && !target.matches('input')) return
    const path = pathTo(root, target)
    // A click during hydration may come twice: from React, and replayed by plugins/late-hydration.
    const isRecorded = clicks.current.some((other) => other.join() === path.join())
    if (isTrusted || !isRecorded) clicks.current.push(path)
    load()
  }

  /** A `ref` of the snapshot: React calls it with `null` right before the snapshot goes. */
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
