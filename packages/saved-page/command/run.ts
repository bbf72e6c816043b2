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
import { storedPage, type StoredText, textsIn } from './storedPages'

const USAGE = `Usage: saved-page <command> <file, folder or -> …

  check   lists what is wrong with each page
  repair  fixes errors and warnings, and prints the pages
  stats   counts Nodes, characters and components

Files are JSON, or have a record in each line (.ndjson, .jsonl, and - for standard input). A record may have the
page in one of its fields.

  --components <file>  also find components that are not in this list, or not among the keys of this resolver
  --upgrade <module>   first pass each page to the function that this module exports by default
  --json               print a line of JSON for each page
  --write              let repair write each file, instead of printing it

Ends with 0 if all pages are sound, 1 if some are not, and 2 if nothing could be done.`

/** A function of yours that turns an old page into a new one: the page that it gets, changed, or another one. */
type Upgrade = (page: Fields) => unknown

/** What was found out about one text. */
interface Result {
  name: string
  findings: readonly Finding[]
  /** The page as it is to be stored; only `repair` has one. */
  text?: string
  stats?: ReturnType<typeof statistics>
}

interface Options {
  command: string
  names: readonly string[] | null
  upgrade: Upgrade | null
}

/** The result for a text without a page, or whose page is lost on the way. `repair` passes such a text on as it is. */
const unread = ({ name, text }: StoredText, command: string, message: string): Result => ({
  name,
  findings: [{ code: 'not-a-page', severity: 'error', node: null, path: '', message, patch: [] }],
  text: command === 'repair' ? text : undefined,
})

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

const isFault = ({ severity }: Finding) => severity !== 'note'

async function examine(source: StoredText, { command, names, upgrade }: Options): Promise<Result> {
  const { name, text } = source
  const stored = storedPage(text)
  if (stored === null) return unread(source, command, 'There is no page in this text.')
  const { findings, withPage } = stored
  let { page } = stored
  try {
    if (upgrade !== null) {
      const copy = structuredClone(page)
      page = ((await upgrade(copy)) ?? copy) as Fields
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return unread(source, command, `The upgrade throws: ${reason}`)
  }
  if (command === 'stats') return { name, findings: [], stats: statistics(page) }
  if (command === 'check') return { name, findings: [...findings, ...inspect(page, { names })] }
  const { page: after, left } = fix(page, { names })
  return { name, findings: left, text: withPage(after ?? page) }
}

/** Where the command prints: a line at a time. */
export interface Output {
  print: (line: string) => void
  warn: (line: string) => void
}

/** Prints what the command has to say about one text. */
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
  const tell = command === 'repair' ? warn : print
  for (const { severity, code, path: place, message } of findings)
    tell(`${name}: ${severity} ${code} ${place} ${message}`)
}

/** Runs the command with what stands behind its name, and returns its exit code. */
export async function run(args: readonly string[], output: Output): Promise<number> {
  let usage = `\n\n${USAGE}`
  try {
    const { paths, isJson, isWritten, ...options } = await optionsOf(args)
    const { command } = options
    usage = ''
    let [pages, faulty] = [0, 0]
    for await (const stored of textsIn(paths)) {
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
    throw new Error('Write a command, and what it is to read.')
  if (values.write && (command !== 'repair' || paths.some((each) => !each.endsWith('.json'))))
    throw new Error(
      '--write is for repair and files that end in .json. Redirect the output to write another file.',
    )
  const { components, upgrade } = values
  const module =
    upgrade === undefined
      ? null
      : ((await import(pathToFileURL(path.resolve(upgrade)).href)) as { default?: unknown })
  if (module && typeof module.default !== 'function')
    throw new Error(`${upgrade} exports no function by default.`)
  return {
    command,
    paths,
    names: components === undefined ? null : namesIn(readFileSync(components, 'utf8')),
    upgrade: module && (module.default as Upgrade),
    isJson: values.json,
    isWritten: values.write,
  }
}
