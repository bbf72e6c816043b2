import type { useEditor } from '@craftjs/core'

export type Query = ReturnType<typeof useEditor>['query']

type Written = { title?: unknown; text?: unknown }

/** What tells a block from others of its kind: the name it was given, its first words, or the name of its component. */
export function titleOf(query: Query, id: string): string {
  const { custom, props } = query.node(id).get().data
  const { displayName } = custom as { displayName?: string }
  const { title, text } = props as Written
  const words = [title, text].find((value) => typeof value === 'string') ?? ''
  const first = String(words).trim().split(/\s+/).slice(0, 5).join(' ')
  return displayName || first || nameOf(query, id)
}

/** The name that a block was given in the layers, or that of its component. */
export function nameOf(query: Query, id: string): string {
  const { data } = query.node(id).get()
  return (
    (data.custom as { displayName?: string }).displayName || data.displayName
  )
}
