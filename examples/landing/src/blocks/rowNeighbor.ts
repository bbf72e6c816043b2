import type { Query } from '../arrange/query'
import type { ContainerProps } from './Container'
import type { Edge } from './resizing'

/** A container in the same row: its width in pixels, its width prop (`before`), and the unused space of the row (`spare`). */
export type Neighbor = {
  id: string
  width: number
  before: string
  spare: number
  isTouched: boolean
}

/** Returns the container next to the `edge` of a block in a row, unless that container fills the remaining space. */
export function neighborOf(
  query: Query,
  id: string,
  edge: Edge,
  room: number,
): Neighbor | null {
  const { dom, data } = query.node(id).get()
  const row = dom?.parentElement
  const around = data.parent ? query.node(data.parent).get().data : null
  if (!row || !around || getComputedStyle(row).flexDirection !== 'row') return null
  const at = around.nodes.indexOf(id)
  const neighbor =
    around.nodes[edge.includes('e') ? at + 1 : edge.includes('w') ? at - 1 : -1]
  if (neighbor === undefined) return null
  const { dom: element, data: beside } = query.node(neighbor).get()
  const props = beside.props as ContainerProps
  if (!element || beside.type !== data.type || props.fillSpace === 'yes') return null
  const used = around.nodes.reduce(
    (sum, node) => sum + (query.node(node).get().dom?.offsetWidth ?? 0),
    0,
  )
  const spare = Math.max(0, room - used)
  const { offsetWidth: width } = element
  return { id: neighbor, width, before: props.width, spare, isTouched: false }
}
