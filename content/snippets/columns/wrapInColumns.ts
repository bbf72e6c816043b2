import type { ElementType } from 'react'
import type { Options } from '@craftjs/core'

/** For `normalizeNodes`: wraps anything dropped directly into a row in a new column. */
export const wrapInColumns =
  (type: ElementType): Options['normalizeNodes'] =>
  (state, _before, _action, query) => {
    for (const row of Object.values(state.nodes)) {
      if (row.data.name !== 'Row') continue
      row.data.nodes.forEach((id, index) => {
        const child = state.nodes[id]
        if (!child || child.data.name === 'Column') return
        const data = { type, isCanvas: true, parent: row.id, nodes: [id] }
        const column = query.parseFreshNode({ data }).toNode()
        state.nodes[column.id] = column
        row.data.nodes[index] = column.id
        child.data.parent = column.id
      })
    }
  }
