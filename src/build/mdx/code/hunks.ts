/** Lines that are shown before and after each change. */
const AROUND = 3

/** Fewest lines of a gap: leaving out fewer saves nothing. */
const SHORTEST_GAP = 3

/** Fewest lines that are left out of a whole block: with fewer, the block is shown as it is. */
const WORTHWHILE = 8

/** Lines that stand together, by 0-based numbers; `end` is the first line after them. */
export interface LineRun {
  start: number
  end: number
  /** Whether they are left out until the reader wants the whole file. */
  isGap: boolean
}

/**
 * Splits a block of `lineCount` lines into its hunks, which are the `changed` lines (from 1) with three lines around them,
 * and the gaps between those. Returns `null` if too little would be left out.
 */
export function hunksOf(lineCount: number, changed: ReadonlySet<number>): LineRun[] | null {
  const shown = new Set([...changed].flatMap((line) => linesAround(line - 1)))
  const runs: LineRun[] = []
  for (let start = 0; start < lineCount;) {
    const isShown = shown.has(start)
    let end = start + 1
    while (end < lineCount && shown.has(end) === isShown) end++
    const isGap = !isShown && end - start >= SHORTEST_GAP
    const last = runs.at(-1)
    if (last && !last.isGap && !isGap) last.end = end
    else runs.push({ start, end, isGap })
    start = end
  }
  const left = runs.reduce((sum, { start, end, isGap }) => sum + (isGap ? end - start : 0), 0)
  return changed.size === 0 || left < WORTHWHILE ? null : runs
}

const linesAround = (line: number): number[] =>
  Array.from({ length: 2 * AROUND + 1 }, (_, index) => line - AROUND + index)
