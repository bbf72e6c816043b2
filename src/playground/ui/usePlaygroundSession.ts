import { useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { DemoRecord } from '../../model/body'
import { SANDBOX } from '../../model/playground'
import fontFile from '../../theme/styles/fonts/hanken-grotesk.woff2'
import { withPathPrefix } from '../../theme/ui'
import { createRunner } from '../session/createRunner'
import { PlaygroundSession } from '../session/PlaygroundSession'

/**
 * The session of the playground and its state. It runs projects in `frames`, and shows the code of `demo` until a project
 * is open. `deferred` is the state for parts that render reports of the frame, which may be long and frequent.
 */
export function usePlaygroundSession(demo: DemoRecord) {
  const frames = useRef<HTMLDivElement>(null)
  const [session] = useState(() => {
    const load = (path: string) => fetch(withPathPrefix(path))
    return new PlaygroundSession(load, sourceOf(demo), async () => (await fetch(fontFile)).arrayBuffer())
  })
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState)
  const deferred = useDeferredValue(state)
  const { isReady } = state

  useEffect(() => {
    const { current } = frames
    if (!current) return
    return session.connect((listeners) => createRunner(current, withPathPrefix(SANDBOX), listeners))
  }, [session])

  useEffect(() => {
    if (!isReady) return
    document.documentElement.dataset.playground = 'ready'
    return () => void delete document.documentElement.dataset.playground
  }, [isReady])

  return { session, state, deferred, frames }
}

/** The code of the default sample, as text. */
function sourceOf({ name, code: { html } }: DemoRecord): string {
  const [, code = ''] = /<code>(.*)<\/code>/s.exec(html) ?? []
  const text = code
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
  return `${text.trimEnd()}\n`.replace(`export function ${name}(`, 'export function App(')
}
