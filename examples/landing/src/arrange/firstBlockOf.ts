import { ROOT_NODE } from '@craftjs/core'
import type { ElementType } from 'react'
import type { Query } from './query'

/** Returns the first block of a kind on the page, or `undefined` if there is none. */
export function firstBlockOf(query: Query, kind: ElementType): string | undefined {
  const inside = query.node(ROOT_NODE).descendants(true)
  return inside.find((id) => query.node(id).get().data.type === kind)
}
