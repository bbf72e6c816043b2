import { ROOT_NODE, useEditor } from '@craftjs/core'
import { Component } from 'react'
import type { Query } from '../arrange/query'

const timing = { duration: 160, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** Where each block is in the window, by its id. */
type Places = Map<string, DOMRect>

function placesOf(query: Query): Places {
  const places: Places = new Map()
  for (const id of [ROOT_NODE, ...query.node(ROOT_NODE).descendants(true)]) {
    const { dom } = query.node(id).get()
    if (dom?.isConnected) places.set(id, dom.getBoundingClientRect())
  }
  return places
}

/** Moves each block from where it was to where it is, and fades in those that are new. */
function glide(query: Query, before: Places): void {
  const moves = new Map<string, { x: number; y: number }>()
  for (const [id, now] of placesOf(query)) {
    const { dom, data } = query.node(id).get()
    const parent = data.parent ?? ''
    // A block moves with the one around it, which is earlier in the map.
    const around = moves.get(parent) ?? { x: 0, y: 0 }
    const then = before.get(id)
    const move = then
      ? { x: then.left - now.left, y: then.top - now.top }
      : around
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

/** Compares the page before and after React changes it, which only a class can do. */
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
 * Has blocks glide to their new places when one is dropped, moved, added or deleted, and when that is undone or redone.
 * Renders nothing; it has to follow the page, so that React has placed all blocks.
 */
export const Glide = () => {
  // Typing and settings do not change the structure, and nothing glides.
  const { query, structure } = useEditor((state) => ({
    structure: Object.entries(state.nodes)
      .map(([id, { data }]) => [id, ...data.nodes].join())
      .join(';'),
  }))
  return <Structure query={query} structure={structure} />
}
