import { CODES, type FindingCode } from './codes'
import type { Change, Finding } from './finding'
import { type Fields, isRecord, pointer } from '../json'
import type { Reference } from '../nodes'

/** What is known about a page before its Nodes are looked at. */
export interface PageFacts {
  page: Fields
  /** Every readable Node by its id, in its saved form. A Map, because an object also has `toString`. */
  nodes: ReadonlyMap<string, Fields>
  /** The places in which a Node is named, by its id. */
  mentions: ReadonlyMap<string, readonly Reference[]>
  rootId: string | null
  /** The Nodes that no Node names, by the parent that they name themselves. */
  orphans: ReadonlyMap<string, readonly string[]>
  /** Every id that is taken, also by Nodes that fixes add. */
  taken: Set<string>
  /** The keys of the resolver, if they are known. */
  names: readonly string[] | null
  /** The components of the resolver that take the place of others. */
  renames: ReadonlyMap<string, string>
  /** Every component that the page or the resolver names. */
  components: ReadonlySet<string>
  /** The component of Nodes with a display name, where all of them agree. */
  byDisplayName: ReadonlyMap<string, string>
}

/** A finding about a Node, or about the whole page (`null`). `keys` lead from there to the place. */
export function report(
  code: FindingCode,
  node: string | null,
  keys: readonly (string | number)[],
  message: string,
  patch: readonly Change[] = [],
): Finding {
  const path = pointer(...(node === null ? [] : [node]), ...keys)
  return { code, severity: CODES[code].severity, node, path, message, patch }
}

/** The same finding where Craft.js shows the page all the same. */
export const asWarning = (finding: Finding): Finding => ({ ...finding, severity: 'warning' })

/** Sets a field of a Node. */
export const set = (id: string, node: Fields, field: string, value: unknown): Change => ({
  op: Object.hasOwn(node, field) ? 'replace' : 'add',
  path: pointer(id, field),
  value,
})

export const unset = (id: string, ...keys: readonly (string | number)[]): Change => ({
  op: 'remove',
  path: pointer(id, ...keys),
})

export const unmention = ({ from, field, key }: Reference): Change =>
  key === ''
    ? { op: 'replace', path: pointer(from, field), value: field === 'nodes' ? [] : {} }
    : unset(from, field, key)

/** Removes a Node, and every mention of it. */
export const removal = (id: string, { mentions }: PageFacts): Change[] => [
  unset(id),
  ...(mentions.get(id) ?? []).map(unmention),
]

/** An id that no Node has, from a wish. It is taken from then on. */
export function freshId(wish: string, taken: Set<string>): string {
  const base = wish.replace(/[^\w-]/g, '').replace(/^_+|_+$/g, '') || 'node'
  let id = base
  for (let at = 2; taken.has(id) || id in {}; at += 1) id = `${base}-${at}`
  taken.add(id)
  return id
}

/** The text in a React element that JSON made an object of, or in any other value. */
export function textIn(value: unknown): string {
  const texts: string[] = []
  const open: unknown[] = [value]
  for (let left = 10_000; open.length > 0 && left > 0; left -= 1) {
    const each = open.pop()
    if (typeof each === 'string' || typeof each === 'number') texts.push(String(each))
    else if (Array.isArray(each)) open.push(...(each as unknown[]).slice(0, 1000).reverse())
    else if (isRecord(each)) open.push(isRecord(each.props) ? each.props.children : undefined)
  }
  return texts.join('')
}
