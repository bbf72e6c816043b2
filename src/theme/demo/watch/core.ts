import { Editor as CraftEditor, useEditor } from '@craftjs/core'
import { type ComponentProps, createElement, useContext, useEffect } from 'react'
import { viewOf } from './viewOf'
import { type Watch, WatchContext } from './WatchContext'

export * from '@craftjs/core'

/**
 * The `Editor` of Craft.js with one more child, which tells the page around a demo what happens in it.
 *
 * Demos import `@craftjs/core` like any app; the bundlers of the site give them this module for it, and it passes on
 * everything else as it is published (docs/decisions/0015-live-demos.md).
 */
export function Editor({ children, ...options }: ComponentProps<typeof CraftEditor>) {
  const watch = useContext(WatchContext)
  return createElement(
    CraftEditor,
    options,
    children,
    watch && createElement(Watcher, { key: 'watcher', watch }),
  )
}

/** Draws nothing; reports the editor around it, on a server while it is drawn. */
function Watcher({ watch }: { watch: Watch }): null {
  const { actions, query, state } = useEditor((state) => ({ state }))
  const report = (): void => {
    watch(viewOf(state, { actions, query }))
  }
  if (typeof window === 'undefined') report()
  // Actions and query are made anew at every render; what they say changes with the state alone.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(report, [state, watch])
  return null
}
