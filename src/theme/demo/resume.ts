import { pathTo } from './pathTo'

/** What a reader had in hand when a snapshot went: the way to it, and what is typed in it. */
export interface Held {
  path: number[]
  value: string | null
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** Whether `element` has a text or number that a reader can change; clicks on boxes are replayed. */
const isField = (element: Element): element is Field =>
  element.matches('textarea, input:not([type=checkbox], [type=radio])')

/** What has the focus in the snapshot `root`, or `null`. */
export function heldIn(root: Element): Held | null {
  const focused = document.activeElement
  if (!focused || focused === root || !root.contains(focused)) return null
  return { path: pathTo(root, focused), value: isField(focused) ? focused.value : null }
}

/** Does in the editor `root` what the reader did in its snapshot: the focus, what was typed, and each of `clicks`. */
export function resume(root: Element, held: Held | null, clicks: readonly number[][]): void {
  if (held) handBack(root, held)
  for (const path of clicks) {
    const element = elementAt(root, path)
    if (element) press(element)
  }
}

/** The element at `path` below `root`, or `null` if there is none any more. */
function elementAt(root: Element, path: readonly number[]): HTMLElement | null {
  let at: Element | undefined = root
  for (const index of path) at = at?.children[index]
  return at instanceof HTMLElement ? at : null
}

/** Gives the focus to the same element in `root`, and to a field what was typed, unless the reader has moved on. */
function handBack(root: Element, { path, value }: Held): void {
  const element = elementAt(root, path)
  if (!element || document.activeElement !== document.body) return
  element.focus({ preventScroll: true })
  if (value === null || !isField(element) || element.value === value) return
  // React hears of a change only through the setter of the element's class.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as Field, 'value') ?? {}
  set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Clicks `element` as a mouse would: Craft.js selects on `mousedown`. */
function press(element: HTMLElement): void {
  for (const type of ['mousedown', 'mouseup']) element.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  element.click()
}
