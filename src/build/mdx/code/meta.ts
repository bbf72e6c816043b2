import { suggest } from '../authorErrors'

/** The options after the language of a fence. Line numbers are 1-based. */
export interface CodeMeta {
  title: string | null
  /** Why the code is not complete on its own. */
  fragment: string | null
  wrap: boolean
  /** Whether a test runs the code in a browser. */
  run: boolean
  /** The file of `content/wrappers` that shows the code when it runs; `null` if the code is a whole editor. */
  wrapper: string | null
  /** Whether to show only the marked lines, with a few around them, until the reader expands the block. */
  hunks: boolean
  /** The maximum number of lines to show until the reader expands the block; `null` for no limit. */
  fold: number | null
  highlight: ReadonlySet<number>
  ins: ReadonlySet<number>
  del: ReadonlySet<number>
}

/** Called for each mistake in the first line of a fence. */
type Report = (problem: string, hint: string) => void

const FLAGS = ['wrap', 'run', 'hunks'] as const
const TEXTS = ['title', 'fragment', 'wrapper'] as const
const RANGES = ['ins', 'del'] as const
const KEYS = [...TEXTS, ...RANGES, 'fold', ...FLAGS]

const HELP = 'Write a fence like this: ```tsx title="App.tsx" {1,3-5} ins={2} del={3} wrap'

/** Parses the options of a fence around `lineCount` lines of code. Leaves out those with a mistake. */
export function parseCodeMeta(source: string, lineCount: number, report: Report): CodeMeta {
  const texts = new Map<string, string>()
  const ranges = new Map<string, ReadonlySet<number>>()
  const flags = new Set<string>()
  let fold: number | null = null
  const read = (part: string): void => {
    const [, key = '', value] = /^([^=]*?)(?:=(.*))?$/s.exec(part) ?? []
    const name = part.startsWith('{') ? 'highlight' : key
    const source = part.startsWith('{') ? part : (value ?? null)
    if (texts.has(name) || ranges.has(name) || flags.has(name) || (name === 'fold' && fold !== null))
      return report(`“${name}” appears twice`, 'Remove one.')
    if (includes(FLAGS, name) && source === null) flags.add(name)
    else if (includes(FLAGS, name)) report(`“${name}” takes no value`, `Write just \`${name}\`.`)
    else if (includes(TEXTS, name)) {
      const text = /^(["'])(.+)\1$/.exec(source ?? '')?.[2]?.trim()
      if (text) texts.set(name, text)
      else report(`“${name}” needs text in quotes`, `Write \`${name}="…"\`.`)
    } else if (name === 'fold') {
      fold = Number(/^\{([1-9]\d{0,3})\}$/.exec(source ?? '')?.[1] ?? 0)
      if (fold === 0) report(`“fold” needs a number of lines in braces`, 'Write, for example, `fold={12}`.')
    } else if (includes(RANGES, name) || name === 'highlight') {
      ranges.set(name, parseRanges(source ?? '', lineCount, report))
    } else report(`“${part.slice(0, 40)}” is not an option`, suggest(name, KEYS, KEYS.length))
  }
  for (const part of splitMeta(source)) read(part)
  return {
    title: texts.get('title') ?? null,
    fragment: texts.get('fragment') ?? null,
    wrap: flags.has('wrap'),
    run: flags.has('run'),
    wrapper: texts.get('wrapper') ?? null,
    hunks: flags.has('hunks'),
    fold,
    highlight: ranges.get('highlight') ?? new Set(),
    ins: ranges.get('ins') ?? new Set(),
    del: ranges.get('del') ?? new Set(),
  }
}

/** Splits the source at spaces outside quotes and braces. */
function splitMeta(source: string): string[] {
  return source.match(/(?:[^\s"'{]|"[^"]*"?|'[^']*'?|\{[^}]*\}?)+/g) ?? []
}

/** Parses a list of lines such as `{1,3-5}`. */
function parseRanges(source: string, lineCount: number, report: Report): Set<number> {
  const lines = new Set<number>()
  const inner = /^\{(.*)\}$/s.exec(source)?.[1]
  if (inner === undefined) report(`“${source}” is not a list of lines in braces`, HELP)
  for (const range of inner?.split(',') ?? []) {
    const [, first, last = first] = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(range) ?? []
    const [from, to] = [Number(first), Number(last)]
    if (first === undefined || from > to) report(`“${range.trim()}” is not a line or a range of lines`, HELP)
    else if (from < 1 || to > lineCount) {
      const has = lineCount === 1 ? 'one line' : `${lineCount} lines`
      report(
        `it names line ${from < 1 ? from : to}, but the code has ${has}`,
        'Count the lines inside the fence, starting at 1.',
      )
    } else for (let line = from; line <= to; line++) lines.add(line)
  }
  return lines
}

const includes = (list: readonly string[], name: string): boolean => list.includes(name)
