import type { ReactNode } from 'react'
import type { UserComponent } from '@craftjs/core'
import { useBlock } from '../library/useBlock'

export const MAX_COLUMNS = 4

export const Row: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <section className="row" ref={useBlock()}>
    {children}
  </section>
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
