import type { EditorState } from '@craftjs/core'
import { createContext } from 'react'
import type { SavedNodes } from '../../../model/body'
// Imported by its path: Node.js would load a package without bundling it, and this one is TypeScript.
import { type EditorStore, type ListedNode, listNodes } from '../../../../packages/inspector/observe'

/** The state of a demo's editor, as reported to the page around it. */
export interface DemoReport {
  store: EditorStore
  nodes: readonly ListedNode[]
  /** Id of the selected node. */
  selected: string | null
  /** Why the dragged node may not be dropped at its current position; `null` if it may, or if nothing is dragged. */
  refusal: string | null
  saved: SavedNodes
}

/** Called with the state of an editor after every change. */
export type OnReport = (report: DemoReport) => void

/** Receives the reports of the editors inside the provider; `null` if nothing observes them. */
export const ReportContext = createContext<OnReport | null>(null)

/** Reports the state of a demo's editor. */
export function demoReport(store: EditorStore): DemoReport {
  const { query } = store
  const state = query.getState()
  const nodes = listNodes(state)
  return {
    store,
    nodes,
    selected: query.getEvent('selected').all()[0] ?? null,
    refusal: refusalOf(state, nodes),
    saved: JSON.parse(query.serialize()) as SavedNodes,
  }
}

/** The reason for a refusal, with the nodes' labels. In production, Craft.js reports only "Invariant failed". */
function refusalOf({ indicator, events }: EditorState, nodes: readonly ListedNode[]): string | null {
  if (!indicator?.error) return null
  const labelOf = (id: string | undefined) => nodes.find((node) => node.id === id)?.label
  const dragged = labelOf([...events.dragged][0])
  return `${labelOf(indicator.placement.parent.id) ?? 'This node'} does not accept ${dragged ?? 'this'}.`
}
