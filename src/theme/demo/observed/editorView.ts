import type { EditorState, useEditor } from '@craftjs/core'
import { createContext } from 'react'
import type { SavedNodes } from '../../../model/body'

/** The parts of an editor through which it is changed and queried. */
type EditorHandle = Pick<ReturnType<typeof useEditor>, 'actions' | 'query'>

/** A node, as the controls beside an editor list it. */
export interface ListedNode {
  id: string
  /** Its display name, with its text if it has one. */
  label: string
  /** 0 for the root. */
  depth: number
  isCanvas: boolean
  /** The root and linked nodes cannot be deleted. */
  isDeletable: boolean
}

/** The state of an editor, for the page around it. */
export interface EditorView {
  handle: EditorHandle
  nodes: readonly ListedNode[]
  /** Id of the selected node. */
  selected: string | null
  canUndo: boolean
  canRedo: boolean
  /** Why what is being dragged may not be dropped where it is; `null` if it may, or nothing is dragged. */
  refusal: string | null
  saved: SavedNodes
}

/** Called with the state of an editor after every change. */
export type Observer = (view: EditorView) => void

/** The observer of the editors below; `null` where nothing observes them. */
export const ObserverContext = createContext<Observer | null>(null)

/** In characters. */
const MAX_LABEL_TEXT = 24

export function editorViewOf(state: EditorState, handle: EditorHandle): EditorView {
  const { query } = handle
  const nodes = listNodes(state, handle, 'ROOT', 0)
  return {
    handle,
    nodes,
    selected: query.getEvent('selected').all()[0] ?? null,
    canUndo: query.history.canUndo(),
    canRedo: query.history.canRedo(),
    refusal: refusalOf(state, nodes),
    saved: JSON.parse(query.serialize()) as SavedNodes,
  }
}

/** In the words of the labels: Craft.js has only "Invariant failed" to say in production. */
function refusalOf({ indicator, events }: EditorState, nodes: readonly ListedNode[]): string | null {
  if (!indicator?.error) return null
  const labelOf = (id: string | undefined) => nodes.find((node) => node.id === id)?.label
  const dragged = labelOf([...events.dragged][0])
  return `${labelOf(indicator.placement.parent.id) ?? 'This node'} does not take ${dragged ?? 'this'}.`
}

/** The node `id` and everything below it, in document order. */
function listNodes(state: EditorState, handle: EditorHandle, id: string, depth: number): ListedNode[] {
  const node = state.nodes[id]
  if (!node) return []
  const helper = handle.query.node(id)
  const { displayName, props, isCanvas } = node.data
  const { text } = props as { text?: unknown }
  const label = typeof text === 'string' && text !== '' ? `${displayName} “${shorten(text)}”` : displayName
  return [
    { id, label, depth, isCanvas, isDeletable: helper.isDeletable() },
    ...helper.descendants().flatMap((child) => listNodes(state, handle, child, depth + 1)),
  ]
}

const shorten = (text: string) =>
  text.length > MAX_LABEL_TEXT ? `${text.slice(0, MAX_LABEL_TEXT - 1)}…` : text
