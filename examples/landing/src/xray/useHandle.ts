import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'

/** The change per key press, and the width after a click, in percent of the page. */
const step = 5
const open = 50

/** A press that moves the pointer by less than this, in pixels, is a click. */
const steady = 4

const clamp = (share: number) => Math.round(Math.min(100, Math.max(0, share)))

/** Returns how much of `area` is covered from its right edge, in percent, and the event handlers of the handle. */
export function useHandle(area: RefObject<HTMLElement | null>) {
  const [share, setShare] = useState(0)
  const [start, setStart] = useState<number | null>(null)
  const [isMoving, setMoving] = useState(false)

  const toggle = () => setShare(share === 0 ? open : 0)

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setStart(event.clientX)
    setMoving(false)
  }
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (start === null || !area.current) return
    if (!isMoving && Math.abs(clientX - start) < steady) return
    const { right, width } = area.current.getBoundingClientRect()
    setMoving(true)
    setShare(clamp((100 * (right - clientX)) / width))
  }
  const onPointerUp = () => {
    if (start !== null && !isMoving) toggle()
    setStart(null)
    setMoving(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const more = share + step
    const less = share - step
    const next = {
      ArrowLeft: more,
      ArrowUp: more,
      ArrowRight: less,
      ArrowDown: less,
      Home: 0,
      End: 100,
      Escape: 0,
    }[event.key]
    if (event.key === 'Enter' || event.key === ' ') toggle()
    else if (next !== undefined && !event.altKey) setShare(clamp(next))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const handlers = {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: () => setStart(null),
    onKeyDown,
  }
  return { share, isMoving, handlers }
}
