import type { Change } from './inspect/finding'
import { type Fields, isRecord, pointerKeys, valueAt } from './json'

/** A copy of `value` in which the place that `keys` lead to is set, or removed when `change` returns nothing. */
function changed(value: unknown, keys: readonly string[], to: { value: unknown } | null): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return to?.value
  if (Array.isArray(value)) {
    const at = Number(key)
    return value.map((each: unknown, index) => (index === at ? changed(each, rest, to) : each))
  }
  // What is not an object any more has nothing to change.
  if (!isRecord(value)) return value
  if (rest.length === 0 && to === null)
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
  // Entries, not an assignment: `__proto__` is a key like any other here.
  return Object.fromEntries([
    ...Object.entries(value).filter(([name]) => name !== key),
    [key, changed(Object.hasOwn(value, key) ? value[key] : undefined, rest, to)],
  ])
}

/** Replaces the value of a key and keeps the order of keys. */
const replaced = (value: unknown, keys: readonly string[], to: unknown): unknown => {
  const [key, ...rest] = keys
  if (key === undefined) return to
  if (!isRecord(value) || !Object.hasOwn(value, key)) return changed(value, keys, { value: to })
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === key ? replaced(each, rest, to) : each]),
  )
}

/**
 * Makes changes to a page and returns a new one. Every path is that of `page`, as it was before: indices of lists do not
 * shift while entries are removed.
 */
export function applyChanges(page: Fields, changes: readonly Change[]): Fields {
  const nodes = new Map(Object.entries(page))
  const dropped = new Map<string, { keys: string[]; indices: Set<number> }>()
  const moved = new Map<string, string>()
  const gone = new Set<string>()
  for (const change of changes) {
    const [id, ...keys] = pointerKeys(change.op === 'move' ? change.from : change.path)
    if (id === undefined) continue
    if (change.op === 'move') moved.set(id, pointerKeys(change.path)[0] as string)
    else if (change.op === 'remove' && keys.length === 0) gone.add(id)
    else if (change.op === 'remove' && Array.isArray(valueAt(nodes.get(id), keys.slice(0, -1)))) {
      const list = [id, ...keys.slice(0, -1)]
      const known = dropped.get(list.join('/')) ?? { keys: list, indices: new Set<number>() }
      known.indices.add(Number(keys.at(-1)))
      dropped.set(list.join('/'), known)
    } else if (change.op === 'remove') nodes.set(id, changed(nodes.get(id), keys, null))
    else nodes.set(id, replaced(nodes.get(id), keys, change.value))
  }
  for (const { keys, indices } of dropped.values()) {
    const [id = '', ...rest] = keys
    const list = valueAt(nodes.get(id), rest)
    if (Array.isArray(list))
      nodes.set(
        id,
        replaced(
          nodes.get(id),
          rest,
          list.filter((_, index) => !indices.has(index)),
        ),
      )
  }
  return Object.fromEntries(
    [...nodes].filter(([id]) => !gone.has(id)).map(([id, node]) => [moved.get(id) ?? id, node]),
  )
}
