/** Number of lines shown before and after each change. */
const AROUND = 3

/** Minimum length of a gap, in lines. Hiding fewer saves no space. */
const SHORTEST_GAP = 3

/** Minimum number of lines to hide in a block. If fewer can be hidden, the whole block is shown. */
const WORTHWHILE = 8

/** Consecutive lines. Both numbers are 0-based; `end` is exclusive. */
export interface LineRun {
  start: number
  end: number
  /** Whether the lines are hidden until the reader expands the block. */
  isGap: boolean
}

/**
 * Splits a block of `lineCount` lines into hunks, which are the `changed` lines (1-based) with three lines around them,
 * and the gaps between hunks. Without changed lines, the whole block is one hunk. With `most`, the lines after that many
 * shown lines become a gap. Returns `null` if too few lines would be hidden.
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

/** Cuts `runs` after `most` shown lines. The rest of the block becomes a gap. */
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
