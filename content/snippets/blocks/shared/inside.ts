import type { ReactNode } from 'react'

/** For views of places. */
export interface Inside {
  children?: ReactNode
}

/** For views with linked Nodes, by the id of their <Element>. */
export interface Parts {
  parts: Record<string, ReactNode>
}
