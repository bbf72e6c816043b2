import type { ReactElement } from 'react'
import { useEditor } from '@craftjs/core'
import { setColumns } from './columnEdits'

const layouts: [label: string, widths: number[]][] = [
  ['1', [1]],
  ['2', [1, 1]],
  ['3', [1, 1, 1]],
  ['1 : 2', [1, 2]],
]

/** Sets the columns of the selected row, or of the row around the selected element. */
export function ColumnBar({ column }: { column: ReactElement }) {
  const { actions, query, row } = useEditor((state, query) => {
    const id = query.getEvent('selected').first()
    const around = id ? [id, ...query.node(id).ancestors(true)] : []
    return { row: around.find((other) => state.nodes[other]?.data.name === 'Row') }
  })

  return (
    <div role="toolbar" aria-label="Columns">
      {layouts.map(([label, widths]) => (
        <button
          key={label}
          type="button"
          aria-label={`Columns: ${label}`}
          disabled={!row}
          onClick={() => row && setColumns({ actions, query }, row, widths, column)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
