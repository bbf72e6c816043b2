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
