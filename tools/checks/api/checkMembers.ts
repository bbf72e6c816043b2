import { AuthorError } from '../../../src/build/errors'
import { isOptional, typeDifference } from './compareTypes'
import type { DocumentedName } from './documentedNames'
import { HIDDEN_EXPORTS, PUBLIC_API, type PublicSymbol } from './publicApi'
import { type Probe, probeTypes } from './typeProbe'

/** Default values by symbol and member, as in JSX: `{}`, `'red'`; functions are left out. */
export type Defaults = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Reads the defaults from the package's own constants, since type declarations do not contain them. */
export async function readDefaults(): Promise<Defaults> {
  const { defaultElementProps, editorInitialState } = await import('@craftjs/core')
  return { Editor: documented(editorInitialState.options), Element: documented(defaultElementProps) }
}

function documented(values: object): Record<string, string> {
  const plain = Object.entries(values).filter(([, value]) => typeof value !== 'function')
  const inJsx = (value: unknown) =>
    JSON.stringify(value)
      .replaceAll(/"(\w+)":/g, '$1:')
      .replaceAll('"', "'")
  return Object.fromEntries(plain.map(([name, value]) => [name, inJsx(value)]))
}

/** Whether a name appears in a list that documents `symbol`. */
function belongs(name: DocumentedName, { docId, headings, prefix = '' }: PublicSymbol): boolean {
  if (name.docId !== docId || name.name.startsWith('...')) return false
  if (!name.headings.slice(-2).some((text) => headings.includes(text))) return false
  return name.form !== 'entry' || !name.name.includes('.') || (prefix !== '' && name.name.startsWith(prefix))
}

/** The name of a member without the prefix of its list. */
function shortName({ name }: DocumentedName, { prefix = '' }: PublicSymbol): string {
  const short = name.startsWith(prefix) ? name.slice(prefix.length) : name
  return short.split('.')[0] ?? short
}

/** Whether a name in a list of `symbol` is a member of another symbol that the same list documents. */
function belongsToAnother(name: DocumentedName, symbol: PublicSymbol): boolean {
  return PUBLIC_API.some(
    (other) =>
      other !== symbol &&
      other.docId === symbol.docId &&
      other.headings.some((heading) => symbol.headings.includes(heading)) &&
      belongs(name, other),
  )
}

const aliasOf = ({ name }: PublicSymbol): string => `Api_${name.replaceAll(/\W/g, '_')}`

/** The name under which the probe declares the documented type of the name at `index`. */
const aliasOfName = (index: number) => `Doc_${index}`

/** A value without spaces and with single quotes, so that formatting does not count as a difference. */
const bare = (value: string) => value.replaceAll(/\s/g, '').replaceAll('"', "'")

/** Whether a page mentions a member in inline code outside its lists: `toNodeTree()`. */
const isMentioned = (name: string, mdx: string) =>
  new RegExp(`\`(?:[\\w.]+\\.)?${name}(?:\\([^\`]*\\))?\``).test(mdx)

/** Compares the members of `symbol` in the pages with the members that the package declares. */
function checkSymbol(
  symbol: PublicSymbol,
  probe: Probe,
  names: readonly DocumentedName[],
  mdx: string,
  defaults: Readonly<Record<string, string>> = {},
): AuthorError[] {
  const failures: AuthorError[] = []
  const here = names.filter((name) => belongs(name, symbol))
  const strict = here.filter(({ form }) => form !== 'row')
  const members = new Map(
    probe.checker.getPropertiesOfType(probe.typeOf(aliasOf(symbol))).map((member) => [member.name, member]),
  )
  const typeOf = (name: string): string => {
    const member = members.get(name)
    if (member === undefined) return ''
    const type = probe.checker.getTypeOfSymbol(member)
    if (!isOptional(member)) return `${name}: ${probe.textOf(type)}`
    return `${name}?: ${probe.textOf(probe.checker.getNonNullableType(type))}`
  }

  for (const name of strict.length > 0 ? strict : here) {
    const failAt = (problem: string, hint: string) =>
      failures.push(new AuthorError(`content/docs/${name.docId}.mdx:${name.line}: ${problem}`, hint))
    const short = shortName(name, symbol)
    const member = members.get(short)
    if (member === undefined) {
      if (!belongsToAnother(name, symbol))
        failAt(
          `${symbol.name} has no member “${name.name}”.`,
          `Its members are: ${[...members.keys()].join(', ')}.`,
        )
      continue
    }
    const value = defaults[short]
    if (name.default !== null && value !== undefined && bare(name.default) !== bare(value))
      failAt(`the default of “${name.name}” differs from the package.`, `The package has: ${value}`)
    if (name.type === null) continue
    const problem = typeDifference(probe, aliasOfName(names.indexOf(name)), name.type, member)
    if (problem !== null)
      failAt(
        `the type of “${name.name}” differs from the package: ${problem}`,
        `The package has: ${typeOf(short)}`,
      )
  }

  const documented = new Set(here.map((name) => shortName(name, symbol)))
  const headings = symbol.headings.map((text) => `“${text}”`).join(' or ')
  for (const name of members.keys())
    if (!documented.has(name) && symbol.hidden?.[name] === undefined && !isMentioned(name, mdx))
      failures.push(
        new AuthorError(
          `content/docs/${symbol.docId}.mdx: nothing under ${headings} documents “${name}” of ${symbol.name}.`,
          `Document it: ${typeOf(name)}`,
        ),
      )
  return failures
}

/** Differences between the names in the pages and the packages' declarations; `pages` maps doc ids to MDX. */
export function checkMembers(
  names: readonly DocumentedName[],
  pages: ReadonlyMap<string, string>,
  defaults: Defaults = {},
): AuthorError[] {
  const probe = probeTypes(
    new Map([
      ...PUBLIC_API.map((symbol) => [aliasOf(symbol), symbol.type] as const),
      ['Exports', 'typeof all'],
      ...names.flatMap(({ type }, at) => (type === null ? [] : [[aliasOfName(at), type] as const])),
    ]),
  )
  const all = [...pages.values()].join('\n')
  const exported = probe.checker.getPropertiesOfType(probe.typeOf('Exports')).map(({ name }) => name)
  const missing = exported.filter(
    (name) => HIDDEN_EXPORTS[name] === undefined && !new RegExp(`\\b${name}\\b`).test(all),
  )
  return [
    ...PUBLIC_API.flatMap((symbol) =>
      checkSymbol(symbol, probe, names, pages.get(symbol.docId) ?? '', defaults[symbol.name]),
    ),
    ...missing.map(
      (name) =>
        new AuthorError(
          `No page mentions “${name}”, which a package exports.`,
          'Document it, or add it to HIDDEN_EXPORTS with the reason why nobody needs it.',
        ),
    ),
  ]
}
