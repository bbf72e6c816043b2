import type { EditorState } from '@craftjs/core'
import type { SavedNodes } from '../../../model/demo'
import type { EditorHandle, EditorView, ListedNode } from './EditorView'

/** Longest part of a text that stands in a label, in characters. */
const LONGEST_TEXT = 24

/** What an editor with `state` looks like from outside. */
export function viewOf(state: EditorState, handle: EditorHandle): EditorView {
  const { query } = handle
  return {
    handle,
    nodes: state.nodes.ROOT ? listed(state, handle, 'ROOT', 0) : [],
    selected: query.getEvent('selected').all()[0] ?? null,
    canUndo: query.history.canUndo(),
    canRedo: query.history.canRedo(),
    isRefused: Boolean(state.indicator?.error),
    saved: JSON.parse(query.serialize()) as SavedNodes,
  }
}

/** A node and everything below it, in the order in which they stand. */
function listed(state: EditorState, handle: EditorHandle, id: string, depth: number): ListedNode[] {
  const node = state.nodes[id]
  if (!node) return []
  const helper = handle.query.node(id)
  const { displayName, props, isCanvas } = node.data
  const text = (props as { text?: unknown }).text
  const label = typeof text === 'string' && text !== '' ? `${displayName} “${shortened(text)}”` : displayName
  return [
    { id, label, depth, isCanvas, isDeletable: helper.isDeletable() },
    ...helper.descendants().flatMap((child) => listed(state, handle, child, depth + 1)),
  ]
}

/** The start of a text. */
function shortened(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text
}
