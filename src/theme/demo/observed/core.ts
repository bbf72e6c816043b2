import { Editor as CraftEditor, useEditor } from '@craftjs/core'
import { type ComponentProps, createElement, useContext, useEffect } from 'react'
import { editorViewOf, type Observer, ObserverContext } from './editorView'
import { markNodes } from './markNodes'

export * from '@craftjs/core'

/** The drop line in the look of the site. `demo.sheet.css` gives it its ends. */
const INDICATOR: ComponentProps<typeof CraftEditor>['indicator'] = {
  success: 'var(--drop)',
  error: 'var(--danger-ink)',
  thickness: 4,
  transition: 'all 150ms cubic-bezier(0.2, 0.8, 0.2, 1)',
  className: 'demo-line',
}

/**
 * The `Editor` of Craft.js with the site's drop line, and with one more child, which reports its state to the page around a
 * demo.
 *
 * Demos import `@craftjs/core` like any app. The site's bundlers resolve that to this module, which re-exports the
 * published package (docs/decisions/0015-live-demos.md).
 */
export function Editor({ children, ...options }: ComponentProps<typeof CraftEditor>) {
  const observer = useContext(ObserverContext)
  return createElement(
    CraftEditor,
    { indicator: INDICATOR, ...options },
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
  useEffect(() => markNodes(state), [state])
  return null
}
