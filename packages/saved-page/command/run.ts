import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { fix } from '../fix'
import type { Finding } from '../inspect/finding'
import { inspect } from '../inspect/inspect'
import type { Fields } from '../json'
import { namesIn } from '../namesIn'
import { statistics } from '../statistics'
import { storedPage, type StoredText, storedTexts } from './storedPages'

const USAGE = `Usage: saved-page <command> <file, folder or -> …

  check   lists the problems of each page
  repair  fixes errors and warnings, and prints the pages
  stats   counts Nodes, characters and components

Files contain JSON, or one record per line (.ndjson, .jsonl, and - for standard input). The page may be in a field
of a record.

  --components <file>  also find components that are missing from this list or resolver
  --upgrade <module>   first pass each page to the function that is the default export of this module
  --json               print one line of JSON per page
  --write              make repair write the files instead of printing the pages

Exits with 0 if all pages are sound, 1 if some are not, and 2 if the command could not run.`

/** The user's function that upgrades an old page. It changes the page in place, or returns another one. */
type Upgrade = (page: Fields) => unknown

/** The result for one text. */
interface Result {
  name: string
  findings: readonly Finding[]
  /** The text to store; only from `repair`. */
  text?: string
  stats?: ReturnType<typeof statistics>
}

interface Options {
  command: string
  names: readonly string[] | null
  upgrade: Upgrade | null
}

/** The result for a text without a page, or whose upgrade throws. `repair` outputs such a text unchanged. */
const unreadable = ({ name, text }: StoredText, command: string, message: string): Result => ({
  name,
  findings: [{ code: 'not-a-page', severity: 'error', node: null, path: '', message, patch: [] }],
  text: command === 'repair' ? text : undefined,
})

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

const isFault = ({ severity }: Finding) => severity !== 'note'

async function examine(source: StoredText, { command, names, upgrade }: Options): Promise<Result> {
  const { name, text } = source
  const stored = storedPage(text)
  if (stored === null) return unreadable(source, command, 'There is no page in this text.')
  const { findings, withPage } = stored
  let { page } = stored
  try {
    if (upgrade !== null) {
      const copy = structuredClone(page)
      page = ((await upgrade(copy)) ?? copy) as Fields
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return unreadable(source, command, `The upgrade throws an error: ${reason}`)
  }
  if (command === 'stats') return { name, findings: [], stats: statistics(page) }
  if (command === 'check') return { name, findings: [...findings, ...inspect(page, { names })] }
  const { page: after, left } = fix(page, { names })
  return { name, findings: left, text: withPage(after ?? page) }
}

/** Receives the output of the command, one line at a time. */
export interface Output {
  print: (line: string) => void
  warn: (line: string) => void
}

/** Prints the result for one text. */
function report(
  { name, findings, text, stats }: Result,
  command: string,
  isJson: boolean,
  { print, warn }: Output,
): void {
  if (isJson) return print(JSON.stringify({ name, findings, text, stats }))
  if (stats) {
    const types = stats.types
      .slice(0, 5)
      .map((type) => `${type.count} ${type.isTag ? `<${type.name}>` : type.name}`)
    print(
      `${name}: ${plural(stats.nodes, 'Node')}, ${plural(stats.characters, 'character')}, ${plural(stats.depth, 'level')} (${types.join(', ')})`,
    )
  }
  if (text !== undefined) print(text)
  const printFinding = command === 'repair' ? warn : print
  for (const { severity, code, path: place, message } of findings)
    printFinding(`${name}: ${severity} ${code} ${place} ${message}`)
}

/** Runs the command with its arguments, and returns its exit code. */
export async function run(args: readonly string[], output: Output): Promise<number> {
  let usage = `\n\n${USAGE}`
  try {
    const { paths, isJson, isWritten, ...options } = await optionsOf(args)
    const { command } = options
    usage = ''
    let [pages, faulty] = [0, 0]
    for await (const stored of storedTexts(paths)) {
      const result = await examine(stored, options)
      pages += 1
      if (result.findings.some(isFault)) faulty += 1
      const { name, text } = result
      if (isWritten && text !== undefined && text !== stored.text) writeFileSync(name, `${text}\n`)
      report(isWritten ? { ...result, text: undefined } : result, command, isJson, output)
    }
    const faults = command === 'stats' ? '' : `, ${faulty} with faults${command === 'repair' ? ' left' : ''}`
    output.warn(`${plural(pages, 'page')}${faults}.`)
    return faulty > 0 ? 1 : 0
  } catch (error) {
    output.warn(`${error instanceof Error ? error.message : String(error)}${usage}`)
    return 2
  }
}

async function optionsOf(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { components: text, upgrade: text, json: flag, write: flag },
  })
  const [command = '', ...paths] = positionals
  if (!['check', 'repair', 'stats'].includes(command) || paths.length === 0)
    throw new Error('Write a command, and the files or folders to read.')
  if (values.write && (command !== 'repair' || paths.some((each) => !each.endsWith('.json'))))
    throw new Error(
      '--write works only with repair and files that end in .json. To write another file, redirect the output.',
    )
  const { components, upgrade } = values
  const module =
    upgrade === undefined
      ? null
      : ((await import(pathToFileURL(path.resolve(upgrade)).href)) as { default?: unknown })
  if (module && typeof module.default !== 'function')
    throw new Error(`The default export of ${upgrade} is not a function.`)
  return {
    command,
    paths,
    names: components === undefined ? null : namesIn(readFileSync(components, 'utf8')),
    upgrade: module && (module.default as Upgrade),
    isJson: values.json,
    isWritten: values.write,
  }
}
