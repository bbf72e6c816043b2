const linesOf = (text: string) => text.replace(/\n$/, '').split('\n')

/** The 1-based numbers of the lines of `after` that are not in `before`, using the longest common subsequence. */
export function addedLines(before: string, after: string): number[] {
  const [old, now] = [linesOf(before), linesOf(after)]
  /** `common[i][j]` is the length of the longest common subsequence of `old` from `i` and `now` from `j`. */
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      common[i]![j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const added: number[] = []
  for (let i = 0, j = 0; j < now.length;) {
    if (i < old.length && old[i] === now[j]) [i, j] = [i + 1, j + 1]
    else if (i < old.length && at(i + 1, j) >= at(i, j + 1)) i += 1
    else added.push((j += 1))
  }
  return added
}
