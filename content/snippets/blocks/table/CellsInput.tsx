import type { InputProps } from '../../fields/fields'

/** A field for each cell. A table is a single Node, so its cells can't be dragged. */
export function CellsInput({
  label,
  value: rows,
  setValue: setRows,
}: InputProps<string[][]>) {
  const width = rows[0]?.length ?? 0

  const write = (row: number, column: number, text: string) =>
    setRows(
      rows.map((cells, at) =>
        at === row ? cells.map((cell, i) => (i === column ? text : cell)) : cells,
      ),
    )
  const withoutLast = <Each,>(list: Each[]) =>
    list.length > 1 ? list.slice(0, -1) : list

  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {rows.map((cells, row) => (
        <div key={row} role="group" aria-label={row === 0 ? 'Headings' : `Row ${row}`}>
          {cells.map((cell, column) => (
            <input
              key={column}
              aria-label={`Column ${column + 1}`}
              value={cell}
              onChange={({ target }) => write(row, column, target.value)}
            />
          ))}
        </div>
      ))}
      <button
        type="button"
        onClick={() => setRows([...rows, Array.from({ length: width }, () => '')])}
      >
        Add a row
      </button>
      <button type="button" onClick={() => setRows(withoutLast(rows))}>
        Remove the last row
      </button>
      <button type="button" onClick={() => setRows(rows.map((row) => [...row, '']))}>
        Add a column
      </button>
      <button type="button" onClick={() => setRows(rows.map(withoutLast))}>
        Remove the last column
      </button>
    </fieldset>
  )
}
