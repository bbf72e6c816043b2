import { startTransition, useEffect, useState } from 'react'
import { type EditorStore, type Render, watchRenders } from './observe'
import { addRenders, type Rendered } from './view'

/** Milliseconds in which what renders is collected. */
const PAUSE = 40

/** The components of an editor that have rendered again, without those inside `hidden`; `null` where React does not say. */
export function useRenders(
  store: EditorStore,
  hidden: unknown,
): [renders: Rendered[] | null, clear: () => void] {
  const [renders, setRenders] = useState<Rendered[] | null>(null)
  useEffect(() => {
    let pending: Render[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const added = pending
      pending = []
      timer = undefined
      startTransition(() => setRenders((listed) => addRenders(listed ?? [], added)))
    }
    const stop = watchRenders(
      store,
      (added) => {
        pending.push(...added)
        timer ??= setTimeout(show, PAUSE)
      },
      hidden,
    )
    if (stop) setRenders([])
    return () => {
      stop?.()
      clearTimeout(timer)
    }
  }, [store, hidden])
  return [renders, () => setRenders([])]
}
