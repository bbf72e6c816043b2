import type { DocumentedName } from './documentedNames'
import { type PublicSymbol, SURFACE } from './surface'

/** Whether a name stands in a list about `symbol`. */
export function belongs(name: DocumentedName, { docId, headings, prefix = '' }: PublicSymbol): boolean {
  if (name.docId !== docId || name.name.startsWith('...')) return false
  if (!name.headings.slice(-2).some((text) => headings.includes(text))) return false
  return name.form !== 'entry' || !name.name.includes('.') || (prefix !== '' && name.name.startsWith(prefix))
}

/** The name of a member without what stands before it in its list. */
export function shortName({ name }: DocumentedName, { prefix = '' }: PublicSymbol): string {
  const short = name.startsWith(prefix) ? name.slice(prefix.length) : name
  return short.split('.')[0] ?? short
}

/** Whether a name in a list of `symbol` is a member of something else that the list is about too. */
export function isOthers(name: DocumentedName, symbol: PublicSymbol): boolean {
  return SURFACE.some(
    (other) =>
      other !== symbol &&
      other.docId === symbol.docId &&
      other.headings.some((heading) => symbol.headings.includes(heading)) &&
      belongs(name, other),
  )
}
