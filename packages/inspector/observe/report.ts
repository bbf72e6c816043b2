import type { EditorState, NodeData } from '@craftjs/core'
import { cut } from './cut'
import { describeChange } from './describeChange'
import type { EditorStore } from './editors'

/** A Node, as the tree lists it. */
export interface ListedNode {
  id: string
  /** Its display name, with its text if it has one. */
  label: string
  /** 0 for the root. */
  depth: number
  /** Whether it is a Canvas Node. */
  isCanvas: boolean
  /** Whether it is a linked Node. */
  isLinked: boolean
  /** Whether the last change added or changed it. */
  isChanged: boolean
}

/** The state of an editor. */
export interface EditorReport {
  nodes: ListedNode[]
  /** How many Nodes there are, which may be more than are listed. */
  count: number
  selected: string[]
  hovered: string[]
  dragged: string[]
  /** Descriptions of all changes, oldest first. */
  changes: string[]
  /** How many of them are applied. */
  applied: number
}

/** Returns a function that reports the state of an editor, with lists of at most `limit` entries. */
export function createReporter(store: EditorStore, limit: number): () => EditorReport {
  let last: EditorState['nodes'] | null = null
  let changed: ReadonlySet<string> = new Set()
  // Entries of the history never change, so each is described once.
  const described = new WeakMap<object, string>()
  return () => {
    const state = store.query.getState()
    const { timeline, pointer } = store.history
    if (state.nodes !== last) {
      const now = changedNodes(last, state.nodes)
      if (now.size > 0) changed = now
      last = state.nodes
    }
    const changes = timeline.slice(0, limit).map((entry) => {
      const words = described.get(entry) ?? describeChange(entry.patches, state)
      described.set(entry, words)
      return words
    })
    const eventOf = (name: 'selected' | 'hovered' | 'dragged') => [...state.events[name]].slice(0, limit)
    return {
      nodes: listNodes(state, changed, limit),
      count: Object.keys(state.nodes).length,
      selected: eventOf('selected'),
      hovered: eventOf('hovered'),
      dragged: eventOf('dragged'),
      changes,
      applied: Math.min(pointer + 1, limit),
    }
  }
}

/** The ids of the Nodes whose data differs: Craft.js keeps the objects of the others. */
function changedNodes(before: EditorState['nodes'] | null, now: EditorState['nodes']): ReadonlySet<string> {
  const last: Record<string, { data: NodeData } | undefined> = before ?? now
  return new Set(Object.keys(now).filter((id) => now[id]?.data !== last[id]?.data))
}

/** In characters. */
const MAX_LABEL_TEXT = 24

/** Nodes in document order. Not recursive: a page may be nested deeper than the stack. */
function listNodes(state: EditorState, changed: ReadonlySet<string>, limit: number): ListedNode[] {
  const listed: ListedNode[] = []
  const waiting = [{ id: 'ROOT', depth: 0, isLinked: false }]
  for (let next = waiting.pop(); next && listed.length < limit; next = waiting.pop()) {
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
    waiting.push(...children.reverse())
  }
  return listed
}

/** Undoes or redoes until `applied` changes are applied. */
export function goTo({ actions, query, history }: EditorStore, applied: number): void {
  while (history.pointer + 1 > applied && query.history.canUndo()) actions.history.undo()
  while (history.pointer + 1 < applied && query.history.canRedo()) actions.history.redo()
}
