import { forwardRef } from 'react'

export interface TableProps {
  caption: string
  /** The first row contains the headings. All rows have the same length. */
  rows: string[][]
}

export const TableView = forwardRef<HTMLElement, TableProps>(function TableView(
  { caption, rows: [head = [], ...rows] },
  ref,
) {
  return (
    <figure ref={ref} className="block-table">
      {/* A wide table scrolls instead of the page, so it must be focusable. */}
      <div role="region" aria-label={caption} tabIndex={0}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {head.map((cell, at) => (
                <th key={at} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
})
