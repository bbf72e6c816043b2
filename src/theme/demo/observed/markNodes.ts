import type { EditorState } from '@craftjs/core'

/** What the demo's sheet draws around a node: the states of an editor's block, the strongest last. */
type Mark = 'hovered' | 'selected' | 'target' | 'refused'

function markOf({ events, indicator }: EditorState, id: string): Mark | undefined {
  if (indicator?.placement.parent.id === id) return indicator.error ? 'refused' : 'target'
  if (events.selected.has(id)) return 'selected'
  return events.hovered.has(id) ? 'hovered' : undefined
}

/**
 * Writes the name and the state of every node to its element, as `data-node` and `data-mark`. Demos show their own code,
 * which would be half as clear if each of them drew tags and handles.
 */
export function markNodes(state: EditorState): void {
  for (const [id, { dom, data }] of Object.entries(state.nodes)) {
    if (!dom) continue
    dom.dataset.node = data.displayName
    const mark = markOf(state, id)
    if (mark) dom.dataset.mark = mark
    else delete dom.dataset.mark
  }
}
