/** A kind of fault: a row of `docs/faults.md`. */
export interface FaultRow {
  id: string
  about: string
  /** Names of the steps that must have a test of it. */
  seenBy: readonly string[]
}

/** The rows of the tables in `markdown`, in order. Throws on a row that names no step, and on an id that is there twice. */
export function faultRows(markdown: string): FaultRow[] {
  const rows = [...markdown.matchAll(/^\| ([A-Z]\d\d) \|(.*)\|$/gm)].map(([, id = '', rest = '']) => {
    const cells = rest.split('|').map((cell) => cell.trim())
    const seenBy = (cells.at(-1) ?? '').split(', ').filter((name) => name !== '')
    if (seenBy.length === 0) throw new Error(`${id} is seen by no step: write one into its last column.`)
    return { id, about: cells[0] ?? '', seenBy }
  })
  const twice = rows.find(({ id }, at) => rows.findIndex((row) => row.id === id) !== at)
  if (twice !== undefined) throw new Error(`${twice.id} is there twice: give one of the rows another id.`)
  return rows
}
