import type { EditorState, Node } from '@craftjs/core'
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
  let nodes: ListedNode[] = []
  let changed: ReadonlySet<string> = new Set()
  let changes: string[] = []
  // Craft.js keeps the objects of Nodes that have not changed, so most rows stay the same objects as well.
  const rows = new WeakMap<Node, ListedNode>()
  // Entries of the history never change, so each is described once.
  const described = new WeakMap<object, string>()

  function update(state: EditorState): void {
    const places = placesIn(state, limit)
    const isNew = ({ id, node }: Place) => !rows.has(node) && last?.[id]?.data !== node.data
    const now = last === null ? [] : places.filter(isNew)
    if (now.length > 0) changed = new Set(now.map(({ id }) => id))
    nodes = places.map(({ node, ...place }) => {
      const row = rows.get(node)
      const isChanged = changed.has(place.id)
      if (row?.depth === place.depth && row.isLinked === place.isLinked && row.isChanged === isChanged)
        return row
      const next = { ...place, ...labelOf(node), isChanged }
      rows.set(node, next)
      return next
    })
    last = state.nodes
  }

  return () => {
    const state = store.query.getState()
    if (state.nodes !== last) update(state)
    const { timeline, pointer } = store.history
    const words = timeline.slice(0, limit).map((entry) => {
      const change = described.get(entry) ?? describeChange(entry.patches, state)
      described.set(entry, change)
      return change
    })
    if (words.length !== changes.length || words.some((each, at) => each !== changes[at])) changes = words
    const eventOf = (name: 'selected' | 'hovered' | 'dragged') => [...state.events[name]].slice(0, limit)
    return {
      nodes,
      count: Object.keys(state.nodes).length,
      selected: eventOf('selected'),
      hovered: eventOf('hovered'),
      dragged: eventOf('dragged'),
      changes,
      applied: Math.min(pointer + 1, limit),
    }
  }
}

/** A Node, and where it stands in the tree. */
interface Place extends Pick<ListedNode, 'id' | 'depth' | 'isLinked'> {
  node: Node
}

/** Nodes in document order. Not recursive: a page may be nested deeper than the stack. */
function placesIn({ nodes }: EditorState, limit: number): Place[] {
  const places: Place[] = []
  const waiting = [{ id: 'ROOT', depth: 0, isLinked: false }]
  for (let next = waiting.pop(); next && places.length < limit; next = waiting.pop()) {
    const node = nodes[next.id]
    if (!node) continue
    places.push({ ...next, node })
    const depth = next.depth + 1
    const children = [
      ...Object.values(node.data.linkedNodes).map((id) => ({ id, depth, isLinked: true })),
      ...node.data.nodes.map((id) => ({ id, depth, isLinked: false })),
    ]
    waiting.push(...children.reverse())
  }
  return places
}

/** In characters. */
const MAX_LABEL_TEXT = 24

function labelOf({ data: { displayName, props, isCanvas } }: Node): Pick<ListedNode, 'label' | 'isCanvas'> {
  const { text } = props as { text?: unknown }
  const quoted = typeof text === 'string' && text !== '' ? ` “${cut(text, MAX_LABEL_TEXT)}”` : ''
  return { label: cut(displayName, 80) + quoted, isCanvas }
}

/** Undoes or redoes until `applied` changes are applied. */
export function goTo({ actions, query, history }: EditorStore, applied: number): void {
  while (history.pointer + 1 > applied && query.history.canUndo()) actions.history.undo()
  while (history.pointer + 1 < applied && query.history.canRedo()) actions.history.redo()
}
