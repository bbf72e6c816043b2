import type ts from 'typescript'
import { AuthorError } from '../../../src/build/errors'
import { agrees } from './agrees'
import type { DocumentedName } from './documentedNames'
import { belongs, isOthers, shortName } from './membership'
import type { Api, ApiMember } from './readApi'
import type { PublicSymbol } from './surface'

/** One symbol that a page documents: how many members it has, and how many of them the page names, or makes up. */
export interface SymbolRow {
  symbol: string
  docId: string
  members: number
  documented: number
  phantom: number
  missing: number
}

/** What is known of all symbols when one of them is checked. */
export interface SymbolContext {
  compiler: typeof ts
  api: Api
  names: readonly DocumentedName[]
  /** Texts of the pages, by doc id. */
  pages: ReadonlyMap<string, string>
}

/** What the check of one symbol has found; `types` says how many types were compared. */
export interface SymbolFindings {
  row: SymbolRow
  types: number
  failures: AuthorError[]
}

/** What the name of a type in a list is called among the types of the packages. */
export const aliasOfName = (index: number) => `Doc_${index}`

/** A value without spaces and with one kind of quotes. */
const bare = (value: string) => value.replaceAll(/\s/g, '').replaceAll('"', "'")

/** Whether a page speaks of a member in code outside of its lists: `toNodeTree()`. */
const isSaid = (name: string, mdx: string) =>
  new RegExp(`\`(?:[\\w.]+\\.)?${name}(?:\\([^\`]*\\))?\``).test(mdx)

/** Compares what the pages name of `symbol` with `members`, which the package declares. */
export function checkSymbol(
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
      if (isOthers(name, symbol)) continue
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
    const problem = agrees(compiler, api.probe, alias, name.type, api.aliasOf(symbol), short)
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
      !isSaid(name, pages.get(symbol.docId) ?? ''),
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
