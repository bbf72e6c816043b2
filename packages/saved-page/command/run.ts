import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { fix } from '../fix'
import type { Finding } from '../inspect/finding'
import { inspect } from '../inspect/inspect'
import { type Fields, isRecord } from '../json'
import { losesMost } from '../losses'
import { namesIn } from '../namesIn'
import { type FoundPage, pagesIn } from '../places/pagesIn'
import { statistics } from '../statistics'
import { replaceFile, type StoredText, storedTexts } from './files'
import { timeLimit } from './time'

const USAGE = `Usage: saved-page <check, repair or stats> <file, folder or -> …

  check   lists the problems of each page
  repair  fixes errors and warnings, and prints the files with the repaired pages
  stats   counts Nodes, characters and components

In a folder, it reads .json, .jsonl and .ndjson files. - reads standard input, one record per line. A file may contain
several pages: in records, one per line, in a dump as SQL or CSV, or in code.

  --write              make repair change the files instead of printing them, but nothing around the pages
  --force              also make repairs that drop more of a page than they keep
  --components <file>  also find components that are missing from this list or resolver
  --upgrade <module>   first pass each page to the function that is the default export of this module
  --json               print one line of JSON per page
  --help               print this text

Examples:
  saved-page check pages/
  saved-page check --components src/resolver.ts export.ndjson
  saved-page repair --write pages/
  psql -Atc "select content from pages" | saved-page check -

Exits with 0 if all pages are sound, 1 if some are not, and 2 if the command could not run.`

/** The user's function that upgrades an old page. It changes the page in place, or returns another one. */
type Upgrade = (page: Fields) => unknown

/** The result for one page. */
interface Result {
  name: string
  findings: readonly Finding[]
  stats?: ReturnType<typeof statistics>
}

/** The results for one text. */
interface Results {
  pages: Result[]
  /** The text after `repair`, or `null` if it cannot be repaired. */
  text: string | null
}

interface Options {
  command: string
  names: readonly string[] | null
  upgrade: Upgrade | null
  isForced: boolean
}

/** A finding about a page that cannot be read or repaired. */
const failure = (message: string, path = ''): Finding => ({
  code: 'not-a-page',
  severity: 'error',
  node: null,
  path,
  message,
  patch: [],
})

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

const isFault = ({ severity }: Finding) => severity !== 'note'
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A page after the user's upgrade, or a finding if that throws. */
async function upgraded({ page, path }: FoundPage, upgrade: Upgrade | null): Promise<Fields | Finding[]> {
  if (upgrade === null) return page
  try {
    const copy = structuredClone(page)
    const result = (await upgrade(copy)) ?? copy
    if (!isRecord(result)) throw new TypeError('It must return a page, or nothing.')
    return result
  } catch (error) {
    return [failure(`The upgrade throws an error: ${reasonOf(error)}`, path)]
  }
}

/** Inspects or repairs a page of a text. */
function examine(
  found: FoundPage,
  page: Fields,
  { command, names, isForced }: Options,
): Omit<Result, 'name'> {
  if (command === 'stats') return { findings: [], stats: statistics(page) }
  const placed = (findings: readonly Finding[]) =>
    findings.map((finding) => ({ ...finding, path: found.pathOf(finding.path) }))
  if (command === 'check') return { findings: [...found.findings, ...placed(inspect(page, { names }))] }
  const { page: after, left } = fix(page, { names })
  const changed = after ?? page
  const isRefused = !isForced && losesMost(page, changed)
  const reason = isRefused
    ? 'The repair would drop more of this page than it keeps. Use --force if that is right.'
    : found.put(changed)
  if (reason !== null) return { findings: [failure(reason, found.path)] }
  // A repair fixes the text as well, and must say how it read it.
  const around = found.findings.map((each): Finding => ({ ...each, severity: 'note' }))
  return { findings: [...around, ...placed(left)] }
}

/** Inspects or repairs all pages of a text. */
async function examineText({ name, text }: StoredText, options: Options): Promise<Results> {
  const withinTime = timeLimit()
  const { pages, reason, write } = withinTime(() => pagesIn(text))
  const contents: (Fields | Finding[])[] = []
  for (const found of pages) contents.push(await upgraded(found, options.upgrade))
  return withinTime(() => {
    const results = pages.map((found, at): Result => {
      const content = contents[at] as Fields | Finding[]
      return {
        name: found.line === '' ? name : `${name}:${found.line}`,
        ...(Array.isArray(content) ? { findings: content } : examine(found, content, options)),
      }
    })
    if (pages.length === 0) results.push({ name, findings: [failure(reason)] })
    const written = options.command === 'repair' ? write() : null
    if (written !== null || options.command !== 'repair') return { pages: results, text: written }
    const message = 'The repaired pages cannot be written in the form of this text, so it was not changed.'
    return { pages: [...results, { name, findings: [failure(message)] }], text: null }
  })
}

/** Receives the output of the command, one line at a time. */
export interface Output {
  print: (line: string) => void
  warn: (line: string) => void
}

/** Prints the results for one text. */
function report({ pages, text }: Results, command: string, isJson: boolean, { print, warn }: Output): void {
  for (const [at, { name, findings, stats }] of pages.entries()) {
    if (isJson) {
      const isLast = at === pages.length - 1
      print(JSON.stringify({ name, findings, text: isLast ? (text ?? undefined) : undefined, stats }))
      continue
    }
    if (stats) {
      const types = stats.types
        .slice(0, 5)
        .map((type) => `${type.count} ${type.isTag ? `<${type.name}>` : type.name}`)
      print(
        `${name}: ${plural(stats.nodes, 'Node')}, ${plural(stats.characters, 'character')}, ${plural(stats.depth, 'level')} (${types.join(', ')})`,
      )
    }
  }
  if (isJson) return
  if (text !== null) print(text.replace(/\n$/, ''))
  const printFinding = command === 'repair' ? warn : print
  for (const { name, findings } of pages)
    for (const { severity, code, path: place, message } of findings)
      printFinding(`${name}: ${severity} ${code} ${place} ${message}`)
}

/** Runs the command with its arguments, and returns its exit code. */
export async function run(args: readonly string[], output: Output): Promise<number> {
  if (args.includes('--help')) {
    output.print(USAGE)
    return 0
  }
  let usage = `\n\n${USAGE}`
  try {
    const { paths, isJson, isWritten, ...options } = await optionsOf(args)
    const { command, isIncomplete } = options
    usage = ''
    if (isIncomplete)
      output.warn(
        'The resolver has keys that this file alone does not show, so unknown components are not reported.',
      )
    let [pages, faulty, changed] = [0, 0, 0]
    const failed: string[] = []
    for await (const stored of storedTexts(paths, isWritten)) {
      const fail = (reason: string) => {
        failed.push(stored.name)
        output.warn(`${stored.name}: ${reason}`)
      }
      if ('reason' in stored) {
        fail(stored.reason)
        continue
      }
      try {
        const results = await examineText(stored, options)
        pages += results.pages.length
        faulty += results.pages.filter(({ findings }) => findings.some(isFault)).length
        const { text } = results
        if (isWritten && text !== null && text !== stored.text) {
          replaceFile(stored.name, stored.bytesOf(text))
          changed += 1
        }
        report(isWritten ? { ...results, text: null } : results, command, isJson, output)
      } catch (error) {
        fail(reasonOf(error))
      }
    }
    const faults = command === 'stats' ? '' : `, ${faulty} with faults${command === 'repair' ? ' left' : ''}`
    const files = isWritten ? ` ${plural(changed, 'file')} changed.` : ''
    output.warn(`${plural(pages, 'page')}${faults}.${files}`)
    if (failed.length > 0) output.warn(`Not done: ${failed.join(', ')}.`)
    return faulty > 0 || failed.length > 0 ? 1 : 0
  } catch (error) {
    output.warn(`${reasonOf(error)}${usage}`)
    return 2
  }
}

async function optionsOf(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { components: text, upgrade: text, json: flag, write: flag, force: flag },
  })
  const [command = '', ...paths] = positionals
  if (!['check', 'repair', 'stats'].includes(command) || paths.length === 0)
    throw new Error('Write a command, and the files or folders to read.')
  if (values.write && (command !== 'repair' || paths.includes('-')))
    throw new Error(
      '--write works only with repair and files. Redirect the output of standard input instead.',
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
    ...(components === undefined
      ? { names: null, isIncomplete: false }
      : await namesIn(readFileSync(components, 'utf8'))),
    upgrade: module && (module.default as Upgrade),
    isJson: values.json,
    isWritten: values.write,
    isForced: values.force,
  }
}
