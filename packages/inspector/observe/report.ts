import type { EditorState } from '@craftjs/core'
import { cut } from './cut'
import { describeChange } from './describeChange'
import type { EditorStore } from './useEditorChanges'

/** A Node in the tree of the panel. */
export interface ListedNode {
  id: string
  /** Its display name, with its text if it has one. */
  label: string
  /** 0 for the root. */
  depth: number
  isCanvas: boolean
  isLinked: boolean
  /** Whether the last change added or changed it. */
  isChanged: boolean
}

/** The state of an editor. */
export interface EditorReport {
  nodes: ListedNode[]
  /** The number of all Nodes, including those that are not in `nodes`. */
  count: number
  selected: string[]
  hovered: string[]
  dragged: string[]
  /** Descriptions of all changes, oldest first. */
  changes: string[]
  /** How many of these changes are applied. The rest are undone. */
  applied: number
}

/** Returns a function that reports the state of an editor, with lists of at most `limit` entries. */
export function createReporter(limit: number): (store: EditorStore) => EditorReport {
  let last: EditorState['nodes'] | null = null
  let changed: ReadonlySet<string> = new Set()
  return ({ query, history }) => {
    const state = query.getState()
    const { timeline, pointer } = history
    const ids = Object.keys(state.nodes)
    // Craft.js reuses the `data` of Nodes that have not changed.
    const now = last === null ? [] : ids.filter((id) => last?.[id]?.data !== state.nodes[id]?.data)
    if (now.length > 0) changed = new Set(now)
    last = state.nodes
    const eventOf = (name: 'selected' | 'hovered' | 'dragged') => [...state.events[name]].slice(0, limit)
    return {
      nodes: listNodes(state, limit, changed),
      count: ids.length,
      selected: eventOf('selected'),
      hovered: eventOf('hovered'),
      dragged: eventOf('dragged'),
      changes: timeline.slice(0, limit).map(({ patches }) => describeChange(patches, state)),
      applied: Math.min(pointer + 1, limit),
    }
  }
}

/** In characters. */
const MAX_LABEL_TEXT = 24

/** Lists Nodes in document order. Not recursive: a deeply nested page would overflow the stack. */
export function listNodes(
  state: EditorState,
  limit = Infinity,
  changed: ReadonlySet<string> = new Set(),
): ListedNode[] {
  const listed: ListedNode[] = []
  const stack = [{ id: 'ROOT', depth: 0, isLinked: false }]
  for (let next = stack.pop(); next && listed.length < limit; next = stack.pop()) {
    const node = state.nodes[next.id]
    if (!node) continue
    const { displayName, props, isCanvas, nodes, linkedNodes } = node.data
    const { text } = props as { text?: unknown }
    const quoted = typeof text === 'string' && text !== '' ? ` “${cut(text, MAX_LABEL_TEXT)}”` : ''
    listed.push({ ...next, label: cut(displayName, 80) + quoted, isCanvas, isChanged: changed.has(next.id) })
    const depth = next.depth + 1
    const children = [
      ...Object.values(linkedNodes).map((id) => ({ id, depth, isLinked: true })),
      ...nodes.map((id) => ({ id, depth, isLinked: false })),
    ]
    stack.push(...children.reverse())
  }
  return listed
}

/** Undoes or redoes until `applied` changes are applied. */
export function goTo({ actions, query, history }: EditorStore, applied: number): void {
  while (history.pointer + 1 > applied && query.history.canUndo()) actions.history.undo()
  while (history.pointer + 1 < applied && query.history.canRedo()) actions.history.redo()
}
