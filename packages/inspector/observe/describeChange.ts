import type { EditorState } from '@craftjs/core'
import { cut } from './cut'

/** An Immer patch, as Craft.js stores it in its history. */
interface Patch {
  op: string
  path: (string | number)[]
  value?: unknown
}

/** Describes a change in the history, such as “Set text of Button”. */
export function describeChange(patches: readonly Patch[], state: EditorState): string {
  const nameOf = (id: string | number | undefined) =>
    state.nodes[String(id)]?.data.displayName ?? 'a deleted Node'
  if (patches.some(({ path }) => path.join('.') === 'nodes')) return 'Load a page'
  const inNodes = patches.filter(({ path }) => path[0] === 'nodes')
  const added = inNodes.filter(({ op, path }) => op === 'add' && path.length === 2)
  if (added.length > 0)
    return cut(`Add ${added.map(({ value, path }) => addedName(value) ?? nameOf(path[1])).join(', ')}`, 200)
  const removed = inNodes.filter(({ op, path }) => op === 'remove' && path.length === 2)
  if (removed.length > 0) return removed.length === 1 ? 'Delete a Node' : `Delete ${removed.length} Nodes`
  const moved = inNodes.find(({ path }) => path[3] === 'parent')
  if (moved) return cut(`Move ${nameOf(moved.path[1])}`, 200)
  const set = inNodes.find(({ path }) => ['props', 'custom', 'hidden'].includes(String(path[3])))
  if (set) {
    const [, id, , kind, key] = set.path
    if (kind === 'hidden') return cut(`${set.value ? 'Hide' : 'Show'} ${nameOf(id)}`, 200)
    return cut(`Set ${String(key ?? kind)} of ${nameOf(id)}`, 200)
  }
  const ordered = inNodes.find(({ path }) => path[3] === 'nodes')
  if (ordered) return cut(`Move within ${nameOf(ordered.path[1])}`, 200)
  return 'Change'
}

const addedName = (value: unknown): string | null =>
  (value as { data?: { displayName?: string } } | undefined)?.data?.displayName ?? null
