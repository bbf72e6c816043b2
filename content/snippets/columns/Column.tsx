import type { ReactNode } from 'react'
import type { UserComponent } from '@craftjs/core'
import { useBlock } from '../library/useBlock'
import { ResizeHandle } from './ResizeHandle'

interface ColumnProps {
  /** The width relative to the other columns in the row. */
  width?: number
  children?: ReactNode
}

export const Column: UserComponent<ColumnProps> = ({ width, children }) => (
  <div className="column" ref={useBlock()} style={{ flexGrow: width }}>
    {children}
    <ResizeHandle />
  </div>
)
Column.craft = {
  displayName: 'Column',
  props: { width: 1 },
  rules: {
    canDrop: (target) => target.data.name === 'Row',
    canMoveIn: (incoming) => incoming.every(({ data }) => data.name !== 'Row'),
  },
}
