import type { UserComponent } from '@craftjs/core'
import { useBlock } from '../library/useBlock'
import { ResizeHandle } from './ResizeHandle'
import { ColumnView, type ColumnProps } from './views'

export const Column: UserComponent<ColumnProps> = ({ width, children }) => (
  <ColumnView ref={useBlock()} width={width}>
    {children}
    <ResizeHandle />
  </ColumnView>
)
Column.craft = {
  displayName: 'Column',
  props: { width: 1 },
  rules: {
    canDrop: (target) => target.data.name === 'Row',
    canMoveIn: (incoming) => incoming.every(({ data }) => data.name !== 'Row'),
  },
}
