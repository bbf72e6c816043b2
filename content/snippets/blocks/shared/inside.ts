import type { ReactNode } from 'react'

/** Props of views that contain other blocks. */
export interface Inside {
  children?: ReactNode
}

/** Props of views with linked Nodes, by the id of their <Element>. */
export interface Parts {
  parts: Record<string, ReactNode>
}
