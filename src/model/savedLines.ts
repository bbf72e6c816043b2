/** Formats a value as lines of JSON. A value that fits in `width` characters stays on one line, so a Node takes only a few. */
export function savedLines(value: unknown, width = 66): string[] {
  if (width < -100) throw new RangeError('The page is nested too deeply.')
  const compact = JSON.stringify(value)
  const line = compact.length > width ? compact : JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')
  if (typeof value !== 'object' || value === null || line.length <= width) return [line]
  const isList = Array.isArray(value)
  const entries = Object.entries(value).map(([key, item]: [string, unknown]) => {
    const [first = '', ...rest] = savedLines(item, width - 2)
    return [isList ? first : `${JSON.stringify(key)}: ${first}`, ...rest]
  })
  const inner = entries.flatMap((lines, index) =>
    index === entries.length - 1 ? lines : [...lines.slice(0, -1), `${lines.at(-1) ?? ''},`],
  )
  return [isList ? '[' : '{', ...inner.map((text) => `  ${text}`), isList ? ']' : '}']
}

/** The range of lines in `next` that differ from `previous`; `end` is exclusive. */
export function changedLines(
  previous: readonly string[],
  next: readonly string[],
): { start: number; end: number } {
  const shorter = Math.min(previous.length, next.length)
  let start = 0
  while (start < shorter && previous[start] === next[start]) start += 1
  let kept = 0
  while (kept < shorter - start && previous.at(-1 - kept) === next.at(-1 - kept)) kept += 1
  return { start, end: next.length - kept }
}
