import type ts from 'typescript'
import { AuthorError } from '../fail'
import { agrees } from './agrees'
import type { DocumentedName } from './documentedNames'
import { readApi } from './readApi'
import type { Defaults } from './readDefaults'
import { HIDDEN_EXPORTS, type PublicSymbol, SURFACE } from './surface'

/** How far the docs and the packages agree. */
export interface ApiReport {
  rows: {
    symbol: string
    docId: string
    members: number
    documented: number
    phantom: number
    missing: number
  }[]
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
    names.flatMap((name, index) => (name.type === null ? [] : [[`Doc_${index}`, name.type] as const])),
  )
  const api = readApi(compiler, root, { types: typed, defaults })
  const report: ApiReport = {
    rows: [],
    exports: { all: 0, documented: 0, hidden: 0, missing: 0 },
    types: 0,
    failures: [],
  }
  const fail = (problem: string, hint: string) => report.failures.push(new AuthorError(problem, hint))

  for (const [at, symbol] of SURFACE.entries()) {
    const members = api.symbols[at]?.members ?? []
    const here = names.filter((name) => belongs(name, symbol))
    const strict = here.filter(({ form }) => form !== 'row')
    const checked = strict.length > 0 ? strict : here
    const known = new Map(members.map((member) => [member.name, member]))
    let phantom = 0
    for (const name of checked) {
      const member = known.get(shortName(name, symbol))
      if (member !== undefined || isOthers(name, symbol)) continue
      phantom += 1
      fail(
        `content/docs/${name.docId}.mdx:${name.line}: “${name.name}” is no member of ${symbol.name} in ${symbol.package}.`,
        `There are: ${[...known.keys()].join(', ')}.`,
      )
    }
    for (const name of checked) {
      const real = known.get(shortName(name, symbol))?.default ?? null
      if (name.default !== null && real !== null && bare(name.default) !== bare(real))
        fail(
          `content/docs/${name.docId}.mdx:${name.line}: the default of “${name.name}” is not that of the package.`,
          `The package says: ${real}`,
        )
    }
    for (const name of checked) {
      if (name.type === null || !known.has(shortName(name, symbol))) continue
      const alias = `Doc_${names.indexOf(name)}`
      report.types += 1
      const problem = agrees(
        compiler,
        api.probe,
        alias,
        name.type,
        api.aliasOf(symbol),
        shortName(name, symbol),
      )
      if (problem !== null)
        fail(
          `content/docs/${name.docId}.mdx:${name.line}: the type of “${name.name}” is not that of the package: ${problem}`,
          `The package says: ${known.get(shortName(name, symbol))?.type ?? ''}`,
        )
    }
    const documented = new Set(here.map((name) => shortName(name, symbol)))
    const missing = members.filter(
      ({ name }) =>
        !documented.has(name) &&
        symbol.hidden?.[name] === undefined &&
        !isSaid(name, pages.get(symbol.docId) ?? ''),
    )
    for (const { name, type } of missing)
      fail(
        `content/docs/${symbol.docId}.mdx: nothing under ${symbol.headings.map((text) => `“${text}”`).join(' or ')} documents “${name}” of ${symbol.name}.`,
        `Describe it: ${type}`,
      )
    report.rows.push({
      symbol: symbol.name,
      docId: symbol.docId,
      members: members.length,
      documented: members.length - missing.length,
      phantom,
      missing: missing.length,
    })
  }

  const all = [...pages.values()].join('\n')
  for (const name of api.exports) {
    report.exports.all += 1
    if (HIDDEN_EXPORTS[name] !== undefined) report.exports.hidden += 1
    else if (new RegExp(`\\b${name}\\b`).test(all)) report.exports.documented += 1
    else {
      report.exports.missing += 1
      fail(
        `No page names “${name}”, which a package exports.`,
        'Describe it, or say in HIDDEN_EXPORTS why nobody needs it.',
      )
    }
  }
  return report
}

/** Whether a name stands in a list about `symbol`. */
function belongs(name: DocumentedName, { docId, headings, prefix = '' }: PublicSymbol): boolean {
  if (name.docId !== docId || name.name.startsWith('...')) return false
  if (!name.headings.slice(-2).some((text) => headings.includes(text))) return false
  return name.form !== 'entry' || !name.name.includes('.') || (prefix !== '' && name.name.startsWith(prefix))
}

/** The name of a member without what stands before it in its list. */
function shortName({ name }: DocumentedName, { prefix = '' }: PublicSymbol): string {
  const short = name.startsWith(prefix) ? name.slice(prefix.length) : name
  return short.split('.')[0] ?? short
}

/** Whether a name in a list of `symbol` is a member of something else that the list is about too. */
function isOthers(name: DocumentedName, symbol: PublicSymbol): boolean {
  return SURFACE.some(
    (other) =>
      other !== symbol &&
      other.docId === symbol.docId &&
      other.headings.some((heading) => symbol.headings.includes(heading)) &&
      belongs(name, other),
  )
}

/** Whether a page speaks of a member in code outside of its lists: `toNodeTree()`. */
function isSaid(name: string, mdx: string): boolean {
  return new RegExp(`\`(?:[\\w.]+\\.)?${name}(?:\\([^\`]*\\))?\``).test(mdx)
}

/** A value without spaces and with one kind of quotes. */
function bare(value: string): string {
  return value.replaceAll(/\s/g, '').replaceAll('"', "'")
}
