import type { EditorState } from '@craftjs/core'

/** The state of a Node, which `marks.css` draws. Later states take precedence over earlier ones. */
type Mark = 'hovered' | 'selected' | 'target' | 'refused'

function markOf({ events, indicator }: EditorState, id: string): Mark | undefined {
  if (indicator?.placement.parent.id === id)
    return indicator.error ? 'refused' : 'target'
  if (events.selected.has(id)) return 'selected'
  return events.hovered.has(id) ? 'hovered' : undefined
}

/**
 * Writes the name and the state of every Node to its element, as `data-node` and `data-mark`. Your components need no
 * code for it, and React does not overwrite these attributes.
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
