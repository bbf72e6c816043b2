import { ROOT_NODE, useEditor } from '@craftjs/core'
import { Component } from 'react'
import type { Query } from '../arrange/query'

const timing = { duration: 160, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** The positions of blocks in the viewport, by id. */
type Places = Map<string, DOMRect>

function placesOf(query: Query): Places {
  const places: Places = new Map()
  for (const id of [ROOT_NODE, ...query.node(ROOT_NODE).descendants(true)]) {
    const { dom } = query.node(id).get()
    if (dom?.isConnected) places.set(id, dom.getBoundingClientRect())
  }
  return places
}

/** Animates each block from its old position to its new one, and fades in new blocks. */
function glide(query: Query, before: Places): void {
  const moves = new Map<string, { x: number; y: number }>()
  for (const [id, now] of placesOf(query)) {
    const { dom, data } = query.node(id).get()
    const parent = data.parent ?? ''
    // A block moves with its parent, which is earlier in the map.
    const around = moves.get(parent) ?? { x: 0, y: 0 }
    const then = before.get(id)
    const move = then ? { x: then.left - now.left, y: then.top - now.top } : around
    moves.set(id, move)
    const x = move.x - around.x
    const y = move.y - around.y
    if (Math.hypot(x, y) >= 1) {
      dom?.animate({ translate: [`${x}px ${y}px`, '0 0'] }, timing)
    } else if (!then && before.has(parent)) {
      dom?.animate({ opacity: [0, 1] }, timing)
    }
  }
}

type StructureProps = { query: Query; structure: string }

/** Measures the page before and after React updates it. Only class components can do that. */
class Structure extends Component<StructureProps> {
  override getSnapshotBeforeUpdate(last: StructureProps): Places | null {
    const isSame = last.structure === this.props.structure
    return isSame || reduced.matches ? null : placesOf(this.props.query)
  }

  override componentDidUpdate(_: unknown, __: unknown, before: Places | null) {
    if (before) glide(this.props.query, before)
  }

  override render() {
    return null
  }
}

/**
 * Animates blocks to their new positions when one is dropped, moved, added or deleted, and on undo and redo. Renders
 * nothing. It must come after the page, so that React has already updated all blocks.
 */
export const Glide = () => {
  // Typing and settings do not change the structure, so they cause no animation.
  const { query, structure } = useEditor((state) => ({
    structure: Object.entries(state.nodes)
      .map(([id, { data }]) => [id, ...data.nodes].join())
      .join(';'),
  }))
  return <Structure query={query} structure={structure} />
}
