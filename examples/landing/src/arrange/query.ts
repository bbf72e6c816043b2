import type { useEditor } from '@craftjs/core'

/** How the editor is asked about its blocks. */
export type Query = ReturnType<typeof useEditor>['query']

/** What a block is called: the name it was given in the layers, or the name of its component. */
export function nameOf(query: Query, id: string): string {
  const { data } = query.node(id).get()
  return (
    (data.custom as { displayName?: string }).displayName || data.displayName
  )
}
