/** The numbers that a range list names: `1,3-5` is 1, 3, 4 and 5; an empty list names none. Throws on anything else. */
export function parseRanges(ranges: string): number[] {
  if (ranges.trim() === '') return []
  return ranges.split(',').flatMap((range) => {
    const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(range.trim()) ?? []
    if (!first) throw new Error(`"${range}" is not a line or a range of lines`)
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => Number(first) + i)
  })
}

/** The shortest range list for ascending numbers: 1, 3, 4 and 5 are `1,3-5`. */
export function writeRanges(numbers: number[]): string {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && run[1] === number - 1) run[1] = number
    else runs.push([number, number])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',')
}

/** The 1-based numbers of the lines of `after` that `before` does not have, by the longest common subsequence. */
export function changedLines(before: string, after: string): number[] {
  const old = linesOf(before)
  const now = linesOf(after)
  const common = lengthsOfCommonTails(old, now)
  const changed: number[] = []
  let i = 0
  let j = 0
  while (j < now.length) {
    if (i < old.length && old[i] === now[j]) {
      i++
      j++
    } else if (i < old.length && at(common, i + 1, j) >= at(common, i, j + 1)) {
      i++
    } else {
      j++
      changed.push(j)
    }
  }
  return changed
}

/** The lines of a text; a final newline ends the last line and starts none. */
function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n')
}

function at(table: number[][], i: number, j: number): number {
  return table[i]?.[j] ?? 0
}

/** `table[i][j]` is the length of the longest common subsequence of `old` from `i` and `now` from `j`. */
function lengthsOfCommonTails(old: string[], now: string[]): number[][] {
  const table: number[][] = []
  for (let i = old.length - 1; i >= 0; i--) {
    const row = new Array<number>(now.length).fill(0)
    for (let j = now.length - 1; j >= 0; j--) {
      row[j] =
        old[i] === now[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), row[j + 1] ?? 0)
    }
    table[i] = row
  }
  return table
}
