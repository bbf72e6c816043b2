import { CODES, type FindingCode } from './codes'
import type { Change, Finding } from './finding'
import { type Fields, isRecord, pointer } from '../json'
import type { Reference } from '../nodes'

/** Facts about a page, collected before its Nodes are inspected. */
export interface PageFacts {
  page: Fields
  /** All readable Nodes in their saved form, by id. A Map, because objects inherit keys such as `toString`. */
  nodes: ReadonlyMap<string, Fields>
  /** All references to a Node, by its id. */
  mentions: ReadonlyMap<string, readonly Reference[]>
  rootId: string | null
  /** Nodes that no Node refers to, by the parent that they name. */
  orphans: ReadonlyMap<string, readonly string[]>
  /** All ids in use, including those of Nodes that fixes add. */
  taken: Set<string>
  /** The keys of the resolver, if they are known. */
  names: readonly string[] | null
  /** Components of the resolver that replace missing ones: the new name by the old one. */
  renames: ReadonlyMap<string, string>
  /** The components of the resolver, or those in the page if the resolver is not known. */
  components: ReadonlySet<string>
  /** The component of each display name, from the last Node that has both. */
  byDisplayName: ReadonlyMap<string, string>
}

/** Creates a finding about a Node, or about the whole page if `node` is `null`. `keys` are the path from there. */
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

/** Turns an error into a warning, for cases in which Craft.js still shows the page. */
export const asWarning = (finding: Finding): Finding => ({ ...finding, severity: 'warning' })

/** A change that sets a field of a Node. */
export const set = (id: string, node: Fields, field: string, value: unknown): Change => ({
  op: Object.hasOwn(node, field) ? 'replace' : 'add',
  path: pointer(id, field),
  value,
})

export const removeField = (id: string, ...keys: readonly (string | number)[]): Change => ({
  op: 'remove',
  path: pointer(id, ...keys),
})

export const removeReference = ({ from, field, key }: Reference): Change =>
  key === ''
    ? { op: 'replace', path: pointer(from, field), value: field === 'nodes' ? [] : {} }
    : removeField(from, field, key)

/** Changes that remove a Node and all references to it. */
export const removeNode = (id: string, { mentions }: PageFacts): Change[] => [
  removeField(id),
  ...(mentions.get(id) ?? []).map(removeReference),
]

/** Returns an unused id, similar to `wish`, and adds it to `taken`. */
export function freshId(wish: string, taken: Set<string>): string {
  const base = wish.replace(/[^\w-]/g, '').replace(/^_+|_+$/g, '') || 'node'
  let id = base
  for (let at = 2; taken.has(id) || id in {}; at += 1) id = `${base}-${at}`
  taken.add(id)
  return id
}

/** The text in a serialized React element, or in any other value. */
export function textIn(value: unknown): string {
  const texts: string[] = []
  const stack: unknown[] = [value]
  for (let remaining = 10_000; stack.length > 0 && remaining > 0; remaining -= 1) {
    const each = stack.pop()
    if (typeof each === 'string' || typeof each === 'number') texts.push(String(each))
    else if (Array.isArray(each)) stack.push(...(each as unknown[]).slice(0, 1000).reverse())
    else if (isRecord(each)) stack.push(isRecord(each.props) ? each.props.children : undefined)
  }
  return texts.join('')
}
