import { elementAt, pathTo } from './replayClicks'

/** What a reader had in hand when a snapshot went: the way to it, and what is typed in it. */
export interface Held {
  path: number[]
  value: string | null
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** Whether `element` has a text or number that a reader can change; clicks on boxes are replayed. */
const isField = (element: Element): element is Field =>
  element.matches('textarea, input:not([type=checkbox], [type=radio])')

/** What has the focus in `root`, or `null`. */
export function heldIn(root: Element): Held | null {
  const focused = document.activeElement
  if (!focused || focused === root || !root.contains(focused)) return null
  return { path: pathTo(root, focused), value: isField(focused) ? focused.value : null }
}

/** Gives the focus to the same element in `root`, and to a field what was typed, unless the reader has moved on. */
export function handBack(root: Element, { path, value }: Held): void {
  const element = elementAt(root, path)
  if (!element || document.activeElement !== document.body) return
  element.focus({ preventScroll: true })
  if (value === null || !isField(element) || element.value === value) return
  // React hears of a change only through the setter of the element's class.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as Field, 'value') ?? {}
  set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
