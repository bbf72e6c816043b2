import { type Fields, isRecord, jsonText, pointer } from './json'

/** One value that differs between two versions of a Node; `undefined` where there is none. */
export interface FieldChange {
  /** Where it is in the Node, as a JSON Pointer: `/props/text`. */
  path: string
  before: unknown
  after: unknown
}

export interface NodeChange {
  id: string
  kind: 'added' | 'removed' | 'changed'
  fields: FieldChange[]
}

/** Whether two values are the same JSON. */
const isSame = (one: unknown, other: unknown): boolean => one === other || jsonText(one) === jsonText(other)

/** The objects whose keys are compared one by one. */
const DEEP = ['props', 'custom', 'linkedNodes', 'type']

function fieldChanges(
  before: Fields,
  after: Fields,
  path = '',
  deep: readonly string[] = DEEP,
): FieldChange[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => {
    const [one, other] = [before, after].map((node) => (Object.hasOwn(node, key) ? node[key] : undefined))
    if (isSame(one, other)) return []
    const at = path + pointer(key)
    return deep.includes(key) && isRecord(one) && isRecord(other)
      ? fieldChanges(one, other, at, [])
      : [{ path: at, before: one, after: other }]
  })
}

/** What differs between two pages, by Node: those of the first in its order, then those that only the second has. */
export function diff(before: Fields, after: Fields): NodeChange[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...ids].flatMap((id): NodeChange[] => {
    const [isIn, isStillIn] = [Object.hasOwn(before, id), Object.hasOwn(after, id)]
    const [one, other] = [before[id], after[id]]
    if (!isStillIn) return [{ id, kind: 'removed', fields: [{ path: '', before: one, after: undefined }] }]
    if (!isIn) return [{ id, kind: 'added', fields: [{ path: '', before: undefined, after: other }] }]
    if (isSame(one, other)) return []
    const fields =
      isRecord(one) && isRecord(other) ? fieldChanges(one, other) : [{ path: '', before: one, after: other }]
    // The order of fields alone is no change.
    return fields.length === 0 ? [] : [{ id, kind: 'changed', fields }]
  })
}
