/** A code file as pages show it, without the comments that mark regions. */
export interface MarkedCode {
  whole: string
  /** The lines of each region by name, without the indentation that they share. */
  regions: ReadonlyMap<string, string>
  /** The first mistake in the markers, with its 1-based line, or `null`. */
  mistake: { line: number; problem: string } | null
}

/** `// #region name`, `// #endregion`, and the same as a comment in JSX. Code editors fold the lines between them. */
const MARKER = /^\s*\{?\/[/*]\s*#(end)?region\b[ \t]*([\w-]*)/

interface Region {
  name: string
  /** 1-based line of its first marker. */
  line: number
  lines: string[]
}

const linesOf = (region: Region) => region.lines

/** Removes the markers from `code`. A region that is never closed ends with the file, and is reported as a mistake. */
export function markedCode(code: string): MarkedCode {
  const whole: string[] = []
  const regions: Region[] = []
  const open: Region[] = []
  let mistake: MarkedCode['mistake'] = null
  for (const [index, text] of code.trimEnd().split('\n').entries()) {
    const line = index + 1
    const [marker, end, name = ''] = MARKER.exec(text) ?? []
    if (marker === undefined) for (const lines of [whole, ...open.map(linesOf)]) lines.push(text)
    else if (end !== undefined) {
      if (open.pop() === undefined) mistake ??= { line, problem: 'this “#endregion” closes nothing' }
    } else {
      const region = { name, line, lines: [] }
      if (name !== '' && regions.some((other) => other.name === name))
        mistake ??= { line, problem: `there is a second region “${name}”` }
      open.push(region)
      regions.push(region)
    }
  }
  const [unclosed] = open
  if (unclosed) mistake ??= { line: unclosed.line, problem: `the region “${unclosed.name}” is never closed` }
  return {
    whole: whole.join('\n'),
    regions: new Map(regions.map(({ name, lines }) => [name, unindented(lines)])),
    mistake,
  }
}

function unindented(lines: readonly string[]): string {
  const widths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  const width = Math.min(...widths)
  return lines.map((line) => line.slice(width)).join('\n')
}
