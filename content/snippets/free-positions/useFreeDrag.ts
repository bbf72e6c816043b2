import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useEditor, useNode } from '@craftjs/core'
import { pointIn } from './pointIn'
import { snap, type Box, type Place } from './snap'

const keys: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const boxOf = (element: HTMLElement): Box => ({
  left: element.offsetLeft,
  top: element.offsetTop,
  width: element.offsetWidth,
  height: element.offsetHeight,
})

/** Moves the Node freely within its parent, with the pointer or the arrow keys. */
export function useFreeDrag(grid: number) {
  const { query, enabled } = useEditor((state) => ({ enabled: state.options.enabled }))
  const {
    id,
    actions: { setProp },
    saved,
  } = useNode((node) => ({
    saved: { left: node.data.props.left as number, top: node.data.props.top as number },
  }))
  /** The position during a drag. The props change only once, at the end. */
  const [moving, setMoving] = useState<Place | null>(null)
  const start = useRef({ left: 0, top: 0 })

  const save = (place: Place, throttle?: number) =>
    setProp((props: Place) => Object.assign(props, place), throttle)

  function snapped(element: HTMLElement, place: Place) {
    const parent = query.node(id).get().data.parent ?? ''
    const others = query.node(parent).childNodes()
    const boxes = others.flatMap((other) => {
      const { dom } = query.node(other).get()
      return other !== id && dom ? [boxOf(dom)] : []
    })
    return snap({ ...boxOf(element), ...place }, boxes, grid)
  }

  const events = {
    tabIndex: 0,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const sheet = event.currentTarget.parentElement
      if (!sheet || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const { left, top } = pointIn(sheet, event)
      // The point within the element where the user grabbed it.
      start.current = { left: left - saved.left, top: top - saved.top }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const element = event.currentTarget
      const sheet = element.parentElement
      if (!sheet || !element.hasPointerCapture(event.pointerId)) return
      const { left, top } = pointIn(sheet, event)
      const place = { left: left - start.current.left, top: top - start.current.top }
      setMoving(snapped(element, place))
    },
    onPointerUp() {
      if (moving) save(moving)
      setMoving(null)
    },
    onPointerCancel: () => setMoving(null),
    onKeyDown(event: KeyboardEvent) {
      const [right, down] = keys[event.key] ?? [0, 0]
      if (event.target !== event.currentTarget || (!right && !down)) return
      // Otherwise the page scrolls.
      event.preventDefault()
      const { left, top } = saved
      save({ left: left + right * grid, top: top + down * grid }, 500)
    },
  }
  return { place: moving ?? saved, events: enabled ? events : {} }
}
