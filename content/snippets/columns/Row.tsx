import type { ReactNode } from 'react'
import type { UserComponent } from '@craftjs/core'
import { useBlock } from '../library/useBlock'
import { RowView } from './views'

export const MAX_COLUMNS = 4

export const Row: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <RowView ref={useBlock()}>{children}</RowView>
)
Row.craft = {
  displayName: 'Row',
  rules: {
    canMoveIn: (incoming, row) => {
      const others = incoming.filter(({ id }) => !row.data.nodes.includes(id))
      const hasRow = incoming.some(({ data }) => data.name === 'Row')
      return !hasRow && row.data.nodes.length + others.length <= MAX_COLUMNS
    },
    // A row must keep at least one column.
    canMoveOut: (outgoing, row) => outgoing.length < row.data.nodes.length,
  },
}
