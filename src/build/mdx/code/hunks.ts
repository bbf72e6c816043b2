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
 * and the gaps between those. Of a block without changed lines, every line counts as one. With `most`, what comes after
 * that many shown lines is one more gap. Returns `null` if too little would be left out.
 */
export function hunksOf(
  lineCount: number,
  changed: ReadonlySet<number>,
  most: number | null = null,
): LineRun[] | null {
  if (changed.size === 0 && most === null) return null
  const all = changed.size === 0 ? [{ start: 0, end: lineCount, isGap: false }] : runsOf(lineCount, changed)
  const runs = most === null ? all : withAtMost(most, all, lineCount)
  const left = runs.reduce((sum, { start, end, isGap }) => sum + (isGap ? end - start : 0), 0)
  return left < WORTHWHILE ? null : runs
}

function runsOf(lineCount: number, changed: ReadonlySet<number>): LineRun[] {
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
  return runs
}

/** Ends after `most` shown lines; all others up to the last line of the block are a gap. */
function withAtMost(most: number, runs: readonly LineRun[], lineCount: number): LineRun[] {
  const kept: LineRun[] = []
  let room = most
  for (const run of runs) {
    const length = run.isGap ? 0 : run.end - run.start
    if (length > room) {
      const cut = run.start + room
      if (room > 0) kept.push({ ...run, end: cut })
      const last = kept.at(-1)
      if (last?.isGap) last.end = lineCount
      else kept.push({ start: cut, end: lineCount, isGap: true })
      return kept
    }
    room -= length
    kept.push({ ...run })
  }
  return kept
}

const linesAround = (line: number): number[] =>
  Array.from({ length: 2 * AROUND + 1 }, (_, index) => line - AROUND + index)
