import { pathTo } from './pathTo'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Whether `element` has a text or number that a reader can change; clicks on boxes are replayed. */
const isField = (element: Element): element is Field =>
  element.matches('textarea, input:not([type=checkbox], [type=radio])')

/**
 * Notes what the reader did in `snapshot`, right before it goes: the focus, what is typed there, and each of `clicks`.
 * Returns a function that does the same in the live editor.
 */
export function resumeFrom(snapshot: Element, clicks: readonly number[][]): (editor: Element) => void {
  const focused = document.activeElement
  const isHeld = focused && focused !== snapshot && snapshot.contains(focused)
  const path = isHeld ? pathTo(snapshot, focused) : null
  const typed = isHeld && isField(focused) ? focused.value : null
  return (editor) => {
    if (path) handBack(elementAt(editor, path), typed)
    for (const click of clicks) press(elementAt(editor, click))
  }
}

/** The element at `path` below `root`, or `null` if there is none any more. */
function elementAt(root: Element, path: readonly number[]): HTMLElement | null {
  let at: Element | undefined = root
  for (const index of path) at = at?.children[index]
  return at instanceof HTMLElement ? at : null
}

/** Gives the focus to `element`, and to a field what was typed, unless the reader has moved on. */
function handBack(element: HTMLElement | null, typed: string | null): void {
  if (!element || document.activeElement !== document.body) return
  element.focus({ preventScroll: true })
  if (typed === null || !isField(element) || element.value === typed) return
  // React notices a change only through the setter of the element's class.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as Field, 'value') ?? {}
  set?.call(element, typed)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Clicks `element` as a mouse would: Craft.js selects on `mousedown`. */
function press(element: HTMLElement | null): void {
  for (const type of ['mousedown', 'mouseup']) element?.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  element?.click()
}
