import { Editor as CraftEditor, useEditor } from '@craftjs/core'
import { type ComponentProps, createElement, useContext, useEffect } from 'react'
import { editorViewOf, type Observer, ObserverContext } from './editorView'
import { markNodes } from './markNodes'

export * from '@craftjs/core'

/** The drop line in the style of this site. `demo.sheet.css` draws the squares at its ends. */
const INDICATOR: ComponentProps<typeof CraftEditor>['indicator'] = {
  success: 'var(--drop)',
  error: 'var(--danger-ink)',
  thickness: 4,
  transition: 'all 150ms cubic-bezier(0.2, 0.8, 0.2, 1)',
  className: 'demo-line',
}

/**
 * The `Editor` of Craft.js with the site's drop line and an extra child, which reports the editor's state to the page
 * around a demo.
 *
 * Demos import `@craftjs/core` like any app. The site's bundlers resolve that import to this module, which re-exports
 * the published package (docs/decisions/0015-live-demos.md).
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

/** Renders nothing. Effects do not run on a server, so there it reports while it renders. */
function Reporter({ observer }: { observer: Observer }): null {
  const { actions, query, state } = useEditor((state) => ({ state }))
  const report = (): void => {
    observer(editorViewOf(state, { actions, query }))
  }
  if (typeof window === 'undefined') report()
  // `actions` and `query` are new objects on every render, but they behave the same as long as the state is the same.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(report, [state, observer])
  useEffect(() => markNodes(state), [state])
  return null
}
