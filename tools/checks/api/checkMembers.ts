import type ts from 'typescript'
import type { DocumentedName } from './documentedNames'
import { type PublicSymbol, PUBLIC_API, HIDDEN_EXPORTS } from './publicApi'
import { AuthorError } from '../../../src/build/errors'
import { typeDifference } from './compareTypes'
import { type Api, type ApiMember, readApi, type Defaults } from './readApi'

/** Whether a name is in a list about `symbol`. */
export function belongs(name: DocumentedName, { docId, headings, prefix = '' }: PublicSymbol): boolean {
  if (name.docId !== docId || name.name.startsWith('...')) return false
  if (!name.headings.slice(-2).some((text) => headings.includes(text))) return false
  return name.form !== 'entry' || !name.name.includes('.') || (prefix !== '' && name.name.startsWith(prefix))
}

/** The name of a member without the prefix of its list. */
function shortName({ name }: DocumentedName, { prefix = '' }: PublicSymbol): string {
  const short = name.startsWith(prefix) ? name.slice(prefix.length) : name
  return short.split('.')[0] ?? short
}

/** Whether a name in a list of `symbol` is a member of something else that the list is about too. */
function belongsToAnother(name: DocumentedName, symbol: PublicSymbol): boolean {
  return PUBLIC_API.some(
    (other) =>
      other !== symbol &&
      other.docId === symbol.docId &&
      other.headings.some((heading) => symbol.headings.includes(heading)) &&
      belongs(name, other),
  )
}

/** One symbol that a page documents: how many members it has, and how many of them the page names, or makes up. */
interface SymbolRow {
  symbol: string
  docId: string
  members: number
  documented: number
  phantom: number
  missing: number
}

/** What is known of all symbols when one of them is checked. */
interface SymbolContext {
  compiler: typeof ts
  api: Api
  names: readonly DocumentedName[]
  /** Texts of the pages, by doc id. */
  pages: ReadonlyMap<string, string>
}

/** What the check of one symbol has found; `types` says how many types were compared. */
interface SymbolFindings {
  row: SymbolRow
  types: number
  failures: AuthorError[]
}

/** What the name of a type in a list is called among the types of the packages. */
const aliasOfName = (index: number) => `Doc_${index}`

/** A value without spaces and with one kind of quotes. */
const bare = (value: string) => value.replaceAll(/\s/g, '').replaceAll('"', "'")

/** Whether a page speaks of a member in code outside of its lists: `toNodeTree()`. */
const isMentioned = (name: string, mdx: string) =>
  new RegExp(`\`(?:[\\w.]+\\.)?${name}(?:\\([^\`]*\\))?\``).test(mdx)

/** Compares what the pages name of `symbol` with `members`, which the package declares. */
function checkSymbol(
  symbol: PublicSymbol,
  members: readonly ApiMember[],
  { compiler, api, names, pages }: SymbolContext,
): SymbolFindings {
  const failures: AuthorError[] = []
  const here = names.filter((name) => belongs(name, symbol))
  const strict = here.filter(({ form }) => form !== 'row')
  const known = new Map(members.map((member) => [member.name, member]))
  let [phantom, types] = [0, 0]

  for (const name of strict.length > 0 ? strict : here) {
    const failAt = (problem: string, hint: string) =>
      failures.push(new AuthorError(`content/docs/${name.docId}.mdx:${name.line}: ${problem}`, hint))
    const short = shortName(name, symbol)
    const member = known.get(short)
    if (member === undefined) {
      if (belongsToAnother(name, symbol)) continue
      phantom += 1
      failAt(
        `“${name.name}” is no member of ${symbol.name} in ${symbol.package}.`,
        `There are: ${[...known.keys()].join(', ')}.`,
      )
      continue
    }
    if (name.default !== null && member.default !== null && bare(name.default) !== bare(member.default))
      failAt(
        `the default of “${name.name}” is not that of the package.`,
        `The package says: ${member.default}`,
      )
    if (name.type === null) continue
    types += 1
    const alias = aliasOfName(names.indexOf(name))
    const problem = typeDifference(compiler, api.probe, alias, name.type, api.aliasOf(symbol), short)
    if (problem !== null)
      failAt(
        `the type of “${name.name}” is not that of the package: ${problem}`,
        `The package says: ${member.type}`,
      )
  }

  const documented = new Set(here.map((name) => shortName(name, symbol)))
  const missing = members.filter(
    ({ name }) =>
      !documented.has(name) &&
      symbol.hidden?.[name] === undefined &&
      !isMentioned(name, pages.get(symbol.docId) ?? ''),
  )
  const headings = symbol.headings.map((text) => `“${text}”`).join(' or ')
  for (const { name, type } of missing)
    failures.push(
      new AuthorError(
        `content/docs/${symbol.docId}.mdx: nothing under ${headings} documents “${name}” of ${symbol.name}.`,
        `Describe it: ${type}`,
      ),
    )
  const row = {
    symbol: symbol.name,
    docId: symbol.docId,
    members: members.length,
    documented: members.length - missing.length,
    phantom,
    missing: missing.length,
  }
  return { row, types, failures }
}

/** How far the docs and the packages agree. */
export interface ApiReport {
  rows: SymbolRow[]
  /** Names that the packages export, and how many of them a page names or the surface hides. */
  exports: { all: number; documented: number; hidden: number; missing: number }
  /** Types in lists of parameters that were compared with the declarations. */
  types: number
  failures: AuthorError[]
}

/** Compares what the pages name with what the packages declare; `pages` are texts by doc id. */
export function checkApi(
  compiler: typeof ts,
  root: string,
  names: readonly DocumentedName[],
  pages: ReadonlyMap<string, string>,
  defaults: Defaults = {},
): ApiReport {
  const typed = new Map(
    names.flatMap((name, index) => (name.type === null ? [] : [[aliasOfName(index), name.type] as const])),
  )
  const api = readApi(compiler, root, { types: typed, defaults })
  const found = PUBLIC_API.map((symbol, at) =>
    checkSymbol(symbol, api.symbols[at]?.members ?? [], { compiler, api, names, pages }),
  )

  const all = [...pages.values()].join('\n')
  const hidden = api.exports.filter((name) => HIDDEN_EXPORTS[name] !== undefined)
  const missing = api.exports.filter(
    (name) => HIDDEN_EXPORTS[name] === undefined && !new RegExp(`\\b${name}\\b`).test(all),
  )
  return {
    rows: found.map(({ row }) => row),
    exports: {
      all: api.exports.length,
      documented: api.exports.length - hidden.length - missing.length,
      hidden: hidden.length,
      missing: missing.length,
    },
    types: found.reduce((sum, { types }) => sum + types, 0),
    failures: [
      ...found.flatMap(({ failures }) => failures),
      ...missing.map(
        (name) =>
          new AuthorError(
            `No page names “${name}”, which a package exports.`,
            'Describe it, or say in HIDDEN_EXPORTS why nobody needs it.',
          ),
      ),
    ],
  }
}
