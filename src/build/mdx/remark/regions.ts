/** A code file as pages show it: without the comments that mark regions. */
export interface MarkedCode {
  whole: string
  /** The lines of each region by its name, without the indentation that they share. */
  regions: ReadonlyMap<string, string>
}

/** `// #region name`, `// #endregion`, and the same as a comment in JSX. Editors fold code between them. */
const MARKER = /^\s*\{?\/[/*]\s*#(end)?region\b[ \t]*([\w-]*)/

/** Takes the markers out of `code`. A region that is not closed ends with the file. */
export function markedCode(code: string): MarkedCode {
  const whole: string[] = []
  const regions = new Map<string, string[]>()
  const open: string[][] = []
  for (const line of code.trimEnd().split('\n')) {
    const [marker, end, name = ''] = MARKER.exec(line) ?? []
    if (marker === undefined) for (const lines of [whole, ...open]) lines.push(line)
    else if (end !== undefined) open.pop()
    else open.push(newRegion(regions, name))
  }
  return {
    whole: whole.join('\n'),
    regions: new Map([...regions].map(([name, lines]) => [name, unindented(lines)])),
  }
}

function newRegion(regions: Map<string, string[]>, name: string): string[] {
  const lines: string[] = []
  regions.set(name, lines)
  return lines
}

function unindented(lines: readonly string[]): string {
  const widths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  const width = Math.min(...widths)
  return lines.map((line) => line.slice(width)).join('\n')
}
