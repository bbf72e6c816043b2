import type { EditorState } from '@craftjs/core'

/** For `normalizeNodes` of <Editor>: keeps a locked first or last child in its place. */
export function keepPlaces(state: EditorState, previous: EditorState) {
  for (const { id, data } of Object.values(state.nodes)) {
    const was = previous.nodes[id]?.data.nodes ?? []
    const [first, last] = [was[0], was.at(-1)]
    for (const child of new Set([first, last])) {
      const isLocked = child && state.nodes[child]?.data.custom?.locked === true
      if (!isLocked || !data.nodes.includes(child)) continue
      const isFirst = child === first && data.nodes[0] === child
      const isLast = child === last && data.nodes.at(-1) === child
      if (isFirst || isLast) continue
      const others = data.nodes.filter((each) => each !== child)
      data.nodes = child === first ? [child, ...others] : [...others, child]
    }
  }
}
