import type { EditorState } from '@craftjs/core'

/** The state of a node, for which `demo.sheet.css` draws a frame. Later states take precedence over earlier ones. */
type Mark = 'hovered' | 'selected' | 'target' | 'refused'

function markOf({ events, indicator }: EditorState, id: string): Mark | undefined {
  if (indicator?.placement.parent.id === id) return indicator.error ? 'refused' : 'target'
  if (events.selected.has(id)) return 'selected'
  return events.hovered.has(id) ? 'hovered' : undefined
}

/**
 * Writes the name and the state of every node to its element, as `data-node` and `data-mark`. A demo shows its code,
 * which would be much harder to read if each demo drew tags and handles itself.
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
