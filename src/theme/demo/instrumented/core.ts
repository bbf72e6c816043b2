import { Editor as CraftEditor } from '@craftjs/core'
import { type ComponentProps, createElement, useCallback, useContext } from 'react'
// Imported by its path, as in demoReport.ts.
import { type EditorStore, useEditorChanges } from '../../../../packages/inspector/observe'
import { indicator } from '../../../../content/snippets/frames/indicator'
import { markNodes } from '../../../../content/snippets/frames/markNodes'
import { demoReport, type OnReport, ReportContext } from './demoReport'

export * from '@craftjs/core'

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
    { indicator, ...options },
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
