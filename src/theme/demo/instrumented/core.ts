import { Editor as CraftEditor } from '@craftjs/core'
import { type ComponentProps, createElement, useCallback, useContext } from 'react'
// Imported by its path, as in demoReport.ts.
import { type EditorStore, useEditorChanges } from '../../../../packages/inspector/observe'
import { demoReport, type OnReport, ReportContext } from './demoReport'
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
  const onReport = useContext(ReportContext)
  return createElement(
    CraftEditor,
    { indicator: INDICATOR, ...options },
    children,
    onReport && createElement(Reporter, { key: 'reporter', onReport }),
  )
}

/** Renders nothing. Effects do not run on a server, so there it reports while it renders. */
function Reporter({ onReport }: { onReport: OnReport }): null {
  const onChange = useCallback(
    (store: EditorStore) => {
      markNodes(store.query.getState())
      onReport(demoReport(store))
    },
    [onReport],
  )
  // Without a pause, so that frames and tags follow the mouse.
  const store = useEditorChanges(onChange, 0)
  if (typeof window === 'undefined') onReport(demoReport(store))
  return null
}
