const shown = (cell: string | number) => (typeof cell === 'number' ? cell.toFixed(cell < 100 ? 1 : 0) : cell)

/** Prints rows under a head, numbers to the right; the first column is as wide as its longest text. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const [first, ...others] = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => shown(row[at] ?? '').length)),
  )
  for (const [name = '', ...cells] of [head, ...rows]) {
    const rest = cells.map((cell, at) => shown(cell).padStart((others[at] ?? 0) + 2)).join('')
    console.log(`  ${shown(name).padEnd(first ?? 0)}${rest}`)
  }
}

/** The middle of some numbers; of an even count, the lower one of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN
}
