import { useEffect } from 'react'
import { useEditor } from '@craftjs/core'

type Query = ReturnType<typeof useEditor>['query']

/** Inside <Editor>, after <Frame>: passes on what the editor has made of the page. */
export function WhenLoaded({ onLoaded }: { onLoaded: (query: Query) => void }) {
  const { query } = useEditor()
  useEffect(() => onLoaded(query), [onLoaded, query])
  return null
}
