import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { type LoadedDemo, loadDemo } from './loadDemo'
import { type EarlyUse, elementAt, pathTo, press } from './repeatUse'
import { whenNear } from './whenNear'

/** How far a demo is: a picture, a picture whose scripts did not come, or an editor. */
export type DemoState = { stage: 'picture' } | { stage: 'failed' } | ({ stage: 'live' } & LoadedDemo)

/**
 * Brings the demo `name` to life when its picture in `place` comes near the screen or is clicked; a click is repeated
 * on the living editor.
 */
export function useLiveDemo(name: string, place: RefObject<HTMLElement>) {
  const [state, setState] = useState<DemoState>({ stage: 'picture' })
  const early = useRef<EarlyUse>({ clicked: [] })

  const load = useCallback(() => {
    loadDemo(name).then(
      (loaded) => startTransition(() => setState({ stage: 'live', ...loaded })),
      () => setState({ stage: 'failed' }),
    )
  }, [name])

  useEffect(() => {
    if (place.current) return whenNear(place.current, load)
  }, [place, load])

  /** Keeps a click on the picture. */
  const keep = ({ target, isTrusted }: MouseEvent): void => {
    const root = place.current?.firstElementChild
    if (!root || !(target instanceof Element) || !root.contains(target)) return
    // A click on a label comes again as one on what it labels.
    if (target.closest('label') && !target.matches('input')) return
    const path = pathTo(root, target)
    // React answers what was clicked while it hydrates, and then the boot script repeats it.
    const isKept = early.current.clicked.some((other) => other.join() === path.join())
    if (isTrusted || !isKept) early.current.clicked.push(path)
    load()
  }

  /** Repeats what was clicked. */
  const repeat = useCallback(() => {
    const root = place.current?.firstElementChild
    for (const path of early.current.clicked.splice(0)) {
      const element = root && elementAt(root, path)
      if (element) press(element)
    }
  }, [place])

  return { state, load, keep, repeat }
}
