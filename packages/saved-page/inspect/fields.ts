import type { Change, Finding } from './finding'
import { type Fields, isRecord, parseJson, pointer, recordIn } from '../json'
import { componentOf, isNodeLike, isVoidTag, LEGACY_ROOT, linkedField, ROOT } from '../nodes'
import { asWarning, freshId, type PageFacts, removeField, report, set } from './report'

/** The fields that `serialize()` of Craft.js writes for each Node, in this order. */
const SAVED = 'type isCanvas props displayName custom parent hidden nodes linkedNodes'.split(' ')

/** Findings about the fields of a Node, except its type and the values of its props. */
export function fieldFindings(id: string, node: Fields, facts: PageFacts): Finding[] {
  return [
    propsFinding(id, node),
    nodesFinding(id, node, facts),
    linkedFinding(id, node, facts),
    missingFinding(id, node, facts),
    unknownFinding(id, node, facts),
    kindFindings(id, node),
  ].flat()
}

function propsFinding(id: string, node: Fields): Finding | [] {
  if (isRecord(node.props)) return []
  const what = node.props === undefined ? 'has no props' : 'has props that are not an object'
  const change = set(id, node, 'props', recordIn(node.props) ?? {})
  const found = report('no-props', id, ['props'], `Node “${id}” ${what}.`, [change])
  return node.props === undefined || node.props === null ? found : asWarning(found)
}

/** Converts a value in place of an id to an id, or `null`. If it is a Node, adds an entry for it to `changes`. */
function idOf(value: unknown, wish: string, taken: Set<string>, changes: Change[]): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  const own = isRecord(value) && typeof value.id === 'string' ? value.id : null
  if (!isNodeLike(value)) return own
  const id = freshId(own || wish, taken)
  changes.push({ op: 'add', path: pointer(id), value })
  return id
}

const isIds = (values: readonly unknown[]) => values.every((id) => typeof id === 'string')

function nodesFinding(id: string, node: Fields, { taken }: PageFacts): Finding | [] {
  const { nodes } = node
  if (nodes === undefined || nodes === null || (Array.isArray(nodes) && isIds(nodes))) return []
  const values: unknown[] =
    typeof nodes === 'string' ? textIds(nodes) : typeof nodes === 'object' ? Object.values(nodes) : []
  const changes: Change[] = []
  const ids = values.flatMap((value, at) => idOf(value, `${id}-${at + 1}`, taken, changes) ?? [])
  const message = changes.length > 0 ? 'contain Nodes instead of their ids' : 'are not a list of ids'
  const found = report('bad-nodes', id, ['nodes'], `The nodes of “${id}” ${message}.`, [
    set(id, node, 'nodes', ids),
    ...changes,
  ])
  // From other values, Craft.js renders no children, and only throws when one is added.
  return Array.isArray(nodes) || (typeof nodes === 'string' && nodes !== '') ? found : asWarning(found)
}

/** The ids in a text: one id, several ids separated by commas, or a JSON array. */
function textIds(text: string): unknown[] {
  const value = parseJson(text)
  return Array.isArray(value)
    ? value
    : text
        .trim()
        .split(/\s*,\s*/)
        .filter(Boolean)
}

function linkedFinding(id: string, node: Fields, { taken }: PageFacts): Finding | [] {
  const field = linkedField(node)
  const linked = node[field]
  const isFine = linked === undefined || linked === null || (isRecord(linked) && isIds(Object.values(linked)))
  if (!isFine) {
    const changes: Change[] = []
    const ids = Object.entries(recordIn(linked) ?? {}).flatMap(([name, value]) => {
      const linkedId = idOf(value, `${id}-${name}`, taken, changes)
      return linkedId === null ? [] : [[name, linkedId] as const]
    })
    const found = report(
      'bad-linked-nodes',
      id,
      [field],
      `The ${field} of “${id}” do not map names to ids.`,
      [set(id, node, field, Object.fromEntries(ids)), ...changes],
    )
    // Craft.js creates a linked Node for a name without an id. It cannot do that in a list, which has no names.
    const values = typeof linked === 'object' && linked !== null ? Object.values(linked) : []
    const breaks = values.some((each) => each && (Array.isArray(linked) || typeof each !== 'string'))
    return breaks ? found : asWarning(found)
  }
  if (!Object.hasOwn(node, '_childCanvas')) return []
  const renamed = field === '_childCanvas' ? [set(id, node, 'linkedNodes', linked ?? {})] : []
  const message = `Node “${id}” has _childCanvas, the name of linkedNodes before June 2020.`
  const patch = [...renamed, removeField(id, '_childCanvas')]
  return report('legacy-linked-nodes', id, ['_childCanvas'], message, patch)
}

/** Defaults of Craft.js for missing fields. */
function assumed(node: Fields): [field: string, value: unknown][] {
  const name = componentOf(node.type) ?? (typeof node.type === 'string' ? node.type : '')
  return [
    ['isCanvas', false],
    ['displayName', name || 'Node'],
    ['custom', {}],
    ['hidden', false],
    ['nodes', []],
    ['linkedNodes', {}],
  ]
}

const isMissing = (node: Fields, field: string) => {
  const value = node[field]
  return value === undefined || value === null || (field === 'displayName' && value === '')
}

function missingFinding(id: string, node: Fields, { orphans }: PageFacts): Finding | [] {
  // The old name `_childCanvas` does not count as missing: it has its own finding.
  const missing = assumed(node).filter(
    ([field]) => isMissing(node, field) && !(field === 'linkedNodes' && linkedField(node) === '_childCanvas'),
  )
  if (missing.length === 0) return []
  const message = `Node “${id}” has no ${missing.map(([field]) => field).join(', ')}.`
  const children = isVoidTag(node.type) ? undefined : orphans.get(id)
  const patch = missing.map(([field, value]) =>
    set(id, node, field, field === 'nodes' ? (children ?? value) : value),
  )
  return report('missing-fields', id, [], message, patch)
}

function unknownFinding(id: string, node: Fields, { taken }: PageFacts): Finding | [] {
  const unknown = Object.keys(node).filter((field) => !SAVED.includes(field) && field !== '_childCanvas')
  if (unknown.length === 0) return []
  const names = unknown.map((field) => `“${field}”`).join(', ')
  const message = `Node “${id}” has ${names}, which Craft.js does not read.`
  const patch = unknown.flatMap((field): Change[] => {
    const value = node[field]
    // If a bracket is missing, the next Node ends up inside this one.
    if (!isNodeLike(value) || taken.has(field)) return [removeField(id, field)]
    taken.add(field)
    return [removeField(id, field), { op: 'add', path: pointer(field), value }]
  })
  return report('unknown-fields', id, unknown.length === 1 ? unknown : [], message, patch)
}

/** Converts a value to a boolean, or `null` if it does not represent one. */
function asBoolean(value: unknown): boolean | null {
  if (value === 'true' || value === 1 || value === '1') return true
  return value === 'false' || value === 0 || value === '0' || value === '' ? false : null
}

function kindFindings(id: string, node: Fields): Finding[] {
  const wrong = (field: string, value: unknown) =>
    report('wrong-kind', id, [field], `The ${field} of Node “${id}” has the wrong type of value.`, [
      set(id, node, field, value),
    ])
  const { custom, displayName } = node
  return [
    ...['isCanvas', 'hidden'].flatMap((field): Finding[] => {
      const value = node[field]
      if (value === undefined || value === null || typeof value === 'boolean') return []
      const found = wrong(field, asBoolean(value) ?? Boolean(value))
      // A root with a truthy `hidden` renders nothing.
      const isBlank = field === 'hidden' && value && (id === ROOT || id === LEGACY_ROOT)
      return [isBlank ? { ...found, severity: 'error' } : found]
    }),
    ...(custom === undefined || custom === null || isRecord(custom)
      ? []
      : [wrong('custom', recordIn(custom) ?? {})]),
    ...(displayName === undefined || displayName === null || typeof displayName === 'string'
      ? []
      : [wrong('displayName', assumed(node)[1]?.[1])]),
  ]
}
