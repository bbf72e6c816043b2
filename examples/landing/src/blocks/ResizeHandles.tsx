import { useEditor, useNode } from '@craftjs/core'
import { useRef, type PointerEvent } from 'react'
import type { Query } from '../arrange/query'
import { Overlay } from '../canvas/Overlay'
import type { ContainerProps } from './Container'
import { draggedSize, inUnitOf, sharedWidths, type Edge, type Size } from './resizing'
import { neighborOf, type Neighbor } from './rowNeighbor'

const edges: Edge[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']

/** Where a handle is on the axis between two sides, as a CSS length. */
const positionOn = (edge: Edge, start: string, end: string): string =>
  edge.includes(start) ? '0' : edge.includes(end) ? '100%' : '50%'

/** The state while a handle is dragged. */
type Grip = {
  edge: Edge
  x: number
  y: number
  start: Size
  available: Size
  /** The container next to that edge, which shrinks once the row is full. */
  neighbor: Neighbor | null
  hasMoved: boolean
}

/** Returns the space inside the parent of `dom`, in pixels. */
function roomAround(dom: HTMLElement): Size {
  const parent = dom.parentElement ?? document.body
  const style = getComputedStyle(parent)
  const used = (...sides: string[]) =>
    sides.reduce((sum, side) => sum + parseFloat(side), 0)
  return {
    width: parent.clientWidth - used(style.paddingLeft, style.paddingRight),
    height: parent.clientHeight - used(style.paddingTop, style.paddingBottom),
  }
}

/** Returns the sides that the parent controls. A block that fills its space grows in the parent's direction. */
function grownSides(query: Query, id: string): string {
  const { parent, props } = query.node(id).get().data
  if (!parent || props.fillSpace === 'no') return ''
  const around = query.node(parent).get().data.props as Partial<ContainerProps>
  return around.flexDirection === 'row' ? 'ew' : 'ns'
}

/** Eight handles around the selected container. Keyboard users have the fields under Dimensions. */
export const ResizeHandles = () => {
  const { id } = useNode()
  const { actions, query, grown } = useEditor((state, query) => ({
    grown: state.nodes[id] ? grownSides(query, id) : '',
  }))
  const grip = useRef<Grip | null>(null)

  const grab = (edge: Edge) => (event: PointerEvent<HTMLElement>) => {
    const { dom } = query.node(id).get()
    if (!dom) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { width, height } = dom.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    const available = roomAround(dom)
    const start = { width, height }
    const neighbor = neighborOf(query, id, edge, available.width)
    grip.current = { edge, x, y, start, available, neighbor, hasMoved: false }
  }

  const pull = ({ clientX, clientY }: PointerEvent) => {
    if (!grip.current) return
    const { edge, x, y, start, available, neighbor, hasMoved } = grip.current
    // Merge all moves, so that the whole drag is a single undo step.
    const { setProp } = hasMoved ? actions.history.merge() : actions
    grip.current.hasMoved = true
    const size = draggedSize(edge, start, { x: clientX - x, y: clientY - y })
    const shared =
      neighbor && size.width !== null
        ? sharedWidths(size.width, {
            width: start.width,
            neighbor: neighbor.width,
            spare: neighbor.spare,
          })
        : null
    setProp(id, (next: ContainerProps) => {
      if (size.width !== null) {
        const width = shared?.width ?? size.width
        next.width = inUnitOf(next.width, width, available.width)
      }
      if (size.height !== null) {
        next.height = inUnitOf(next.height, size.height, available.height)
      }
    })
    if (!neighbor || !shared) return
    const isTouched = shared.neighbor !== neighbor.width
    if (!isTouched && !neighbor.isTouched) return
    neighbor.isTouched = isTouched
    actions.history.merge().setProp(neighbor.id, (next: ContainerProps) => {
      next.width = isTouched
        ? inUnitOf(next.width, shared.neighbor, available.width)
        : neighbor.before
    })
  }

  const letGo = () => {
    grip.current = null
  }

  return (
    <Overlay id={id} className="handles">
      {edges
        .filter((edge) => ![...edge].some((side) => grown.includes(side)))
        .map((edge) => (
          <i
            key={edge}
            className="handle"
            data-edge={edge}
            style={{
              left: positionOn(edge, 'w', 'e'),
              top: positionOn(edge, 'n', 's'),
              cursor: `${edge}-resize`,
            }}
            onPointerDown={grab(edge)}
            onPointerMove={pull}
            onPointerUp={letGo}
            onPointerCancel={letGo}
          />
        ))}
    </Overlay>
  )
}
