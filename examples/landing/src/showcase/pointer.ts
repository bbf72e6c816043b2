/** A point in the viewport, in pixels. */
export type Point = { x: number; y: number }

/** A picture of a mouse pointer that moves over the editor. */
export type Pointer = {
  element: HTMLElement
  /** The current position. */
  at: Point
  /** Moves to a point within `duration` milliseconds. Calls `step` in each frame. */
  go: (to: Point, duration: number, step?: (at: Point) => void) => Promise<void>
}

const ease = (part: number) => part * part * (3 - 2 * part)

/** Adds a pointer at `at`. It is removed when `signal` aborts. */
export function createPointer(at: Point, signal: AbortSignal): Pointer {
  const element = document.createElement('div')
  element.className = 'showcase-pointer'
  element.setAttribute('aria-hidden', 'true')
  document.body.append(element)
  signal.addEventListener('abort', () => element.remove())

  const pointer: Pointer = {
    element,
    at,
    async go(to, duration, step) {
      const from = pointer.at
      const start = performance.now()
      for (let part = 0; part < 1;) {
        const now = await new Promise(requestAnimationFrame)
        signal.throwIfAborted()
        part = Math.min(1, (now - start) / duration)
        const share = ease(Math.max(0, part))
        pointer.at = {
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
        }
        element.style.translate = `${pointer.at.x}px ${pointer.at.y}px`
        step?.(pointer.at)
      }
    },
  }
  element.style.translate = `${at.x}px ${at.y}px`
  return pointer
}
