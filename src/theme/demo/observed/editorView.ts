import type { EditorState, useEditor } from '@craftjs/core'
import { createContext } from 'react'
import type { SavedNodes } from '../../../model/body'
// By its path: Node.js would load a package, which is TypeScript, unbundled.
import { type ListedNode, listNodes } from '../../../../packages/inspector/observe'

/** The parts of an editor through which it is changed and queried. */
type EditorHandle = Pick<ReturnType<typeof useEditor>, 'actions' | 'query'>

/** The state of an editor, for the page around it. */
export interface EditorView {
  handle: EditorHandle
  nodes: readonly ListedNode[]
  /** Id of the selected node. */
  selected: string | null
  /** Why what is being dragged may not be dropped where it is; `null` if it may, or nothing is dragged. */
  refusal: string | null
  saved: SavedNodes
}

/** Called with the state of an editor after every change. */
export type Observer = (view: EditorView) => void

/** The observer of the editors below; `null` where nothing observes them. */
export const ObserverContext = createContext<Observer | null>(null)

export function editorViewOf(state: EditorState, handle: EditorHandle): EditorView {
  const { query } = handle
  const nodes = listNodes(state)
  return {
    handle,
    nodes,
    selected: query.getEvent('selected').all()[0] ?? null,
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
