import { Editor as CraftEditor, useEditor } from '@craftjs/core'
import { type ComponentProps, createElement, useContext, useEffect } from 'react'
import { editorViewOf, type Observer, ObserverContext } from './editorView'

export * from '@craftjs/core'

/**
 * The `Editor` of Craft.js with one more child, which reports its state to the page around a demo.
 *
 * Demos import `@craftjs/core` like any app. The site's bundlers resolve that to this module, which re-exports the
 * published package (docs/decisions/0015-live-demos.md).
 */
export function Editor({ children, ...options }: ComponentProps<typeof CraftEditor>) {
  const observer = useContext(ObserverContext)
  return createElement(
    CraftEditor,
    options,
    children,
    observer && createElement(Reporter, { key: 'reporter', observer }),
  )
}

/** Renders nothing. On a server there are no effects, so it reports while it renders. */
function Reporter({ observer }: { observer: Observer }): null {
  const { actions, query, state } = useEditor((state) => ({ state }))
  const report = (): void => {
    observer(editorViewOf(state, { actions, query }))
  }
  if (typeof window === 'undefined') report()
  // Actions and query are new objects in every render, but what they do depends on the state alone.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(report, [state, observer])
  return null
}
