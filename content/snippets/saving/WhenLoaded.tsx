import { useEffect, useLayoutEffect, useReducer } from 'react'
import { useEditor } from '@craftjs/core'

type Query = ReturnType<typeof useEditor>['query']

/** Inside <Editor>, after <Frame>: passes on what the editor has made of the page. */
export function WhenLoaded({ onLoaded }: { onLoaded: (query: Query) => void }) {
  const { query } = useEditor()
  const [, renderAgain] = useReducer(() => true, false)
  // Makes React run the effects at once, also that by which <Editor> begins to report
  // changes. Otherwise a key may come first, and its change would count as stored.
  useLayoutEffect(renderAgain, [renderAgain])
  useEffect(() => onLoaded(query), [onLoaded, query])
  return null
}
