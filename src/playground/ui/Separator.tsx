import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react'

interface SeparatorProps {
  label: string
  /** The element whose custom property `--<name>` is the width of the pane before the separator, in percent. */
  panes: RefObject<HTMLElement>
  name: 'code' | 'result'
}

/** Widths in percent. The first is the same as in playground.sheet.css. */
const INITIAL = 36
const MIN = 15
const MAX = 60

/** Resizes the pane before it by mouse, touch and arrow keys. */
export function Separator({ label, panes, name }: SeparatorProps) {
  const [width, setWidth] = useState(INITIAL)
  const resize = (next: number) => {
    const value = Math.round(Math.max(MIN, Math.min(next, MAX)))
    setWidth(value)
    panes.current?.style.setProperty(`--${name}`, `${value}%`)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    // Disables the frames, which would receive the events of a pointer above them.
    if (panes.current) panes.current.dataset.resizing = ''
  }
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    const box = panes.current?.getBoundingClientRect()
    const pane = currentTarget.previousElementSibling?.getBoundingClientRect()
    if (!box || !pane || !currentTarget.hasPointerCapture(pointerId)) return
    resize(((clientX - pane.left) / box.width) * 100)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -2, ArrowRight: 2, Home: -100, End: 100 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    resize(width + step)
  }
  return (
    // A separator that resizes is a control (WAI-ARIA, “window splitter”).
    <div
      className="playground-separator"
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={MIN}
      aria-valuemax={MAX}
      // It must be focusable, because the arrow keys move it.
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => delete panes.current?.dataset.resizing}
      onKeyDown={onKeyDown}
    />
  )
}
