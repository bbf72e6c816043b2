import { useEffect, useLayoutEffect, useReducer } from 'react'
import { useEditor } from '@craftjs/core'

type Query = ReturnType<typeof useEditor>['query']

/** Calls `onLoaded` once the editor has loaded the page. Render it in <Editor>, after <Frame>. */
export function WhenLoaded({ onLoaded }: { onLoaded: (query: Query) => void }) {
  const { query } = useEditor()
  const [, renderAgain] = useReducer(() => true, false)
  // Makes React run the effects immediately, including the one with which <Editor> starts
  // to report changes. Otherwise an early key press would be treated as already saved.
  useLayoutEffect(renderAgain, [renderAgain])
  useEffect(() => onLoaded(query), [onLoaded, query])
  return null
}
