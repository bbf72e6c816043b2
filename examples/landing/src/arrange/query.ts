import type { useEditor } from '@craftjs/core'

export type Query = ReturnType<typeof useEditor>['query']

/** The name that a block was given in the layers, or that of its component. */
export function nameOf(query: Query, id: string): string {
  const { data } = query.node(id).get()
  return (
    (data.custom as { displayName?: string }).displayName || data.displayName
  )
}
