import type { useEditor } from '@craftjs/core'

export type Query = ReturnType<typeof useEditor>['query']

type Written = { title?: unknown; text?: unknown }

/** Returns a title that distinguishes a block from others: its custom name, its first words, or its component's name. */
export function titleOf(query: Query, id: string): string {
  const { custom, props } = query.node(id).get().data
  const { displayName } = custom as { displayName?: string }
  const { title, text } = props as Written
  const words = [title, text].find((value) => typeof value === 'string') ?? ''
  const first = String(words).trim().split(/\s+/).slice(0, 5).join(' ')
  return displayName || first || nameOf(query, id)
}

/** Returns the name of a block from the layers, or else the name of its component. */
export function nameOf(query: Query, id: string): string {
  const { data } = query.node(id).get()
  return (data.custom as { displayName?: string }).displayName || data.displayName
}
