import type { useEditor } from '@craftjs/core'
import type { SavedNodes } from '../../../model/demo'

/** What the hook of Craft.js gives to whoever changes an editor and asks about it. */
export type EditorHandle = Pick<ReturnType<typeof useEditor>, 'actions' | 'query'>

/** A node as it is listed outside of the page that is edited. */
export interface ListedNode {
  id: string
  /** Its display name, with its text where it has one. */
  label: string
  /** How deep it stands; 0 for the root. */
  depth: number
  isCanvas: boolean
  /** Whether it can be deleted: the root and linked nodes cannot. */
  isDeletable: boolean
}

/** An editor from outside, at one moment. */
export interface EditorView {
  handle: EditorHandle
  nodes: readonly ListedNode[]
  /** Id of the selected node, or `null`. */
  selected: string | null
  canUndo: boolean
  canRedo: boolean
  /** Whether something is being dragged over a place that refuses it. */
  isRefused: boolean
  saved: SavedNodes
}
