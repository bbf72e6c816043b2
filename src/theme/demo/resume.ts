import { pathTo } from './pathTo'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Whether `element` contains text or a number that a reader can change. Clicks on checkboxes and radios are replayed. */
const isField = (element: Element): element is Field =>
  element.matches('textarea, input:not([type=checkbox], [type=radio])')

/**
 * Records the focus, the typed text and the `clicks` in `snapshot`, right before the snapshot is removed. Returns a
 * function that repeats them in the live editor.
 */
export function resumeFrom(snapshot: Element, clicks: readonly number[][]): (editor: Element) => void {
  const focused = document.activeElement
  const hasFocus = focused && focused !== snapshot && snapshot.contains(focused)
  const path = hasFocus ? pathTo(snapshot, focused) : null
  const typed = hasFocus && isField(focused) ? focused.value : null
  return (editor) => {
    if (path) restoreFocus(elementAt(editor, path), typed)
    for (const click of clicks) press(elementAt(editor, click))
  }
}

/** The element at `path` below `root`, or `null` if it no longer exists. */
function elementAt(root: Element, path: readonly number[]): HTMLElement | null {
  let at: Element | undefined = root
  for (const index of path) at = at?.children[index]
  return at instanceof HTMLElement ? at : null
}

/** Moves the focus to `element`, and restores the text typed into a field, unless the reader has moved on. */
function restoreFocus(element: HTMLElement | null, typed: string | null): void {
  if (!element || document.activeElement !== document.body) return
  element.focus({ preventScroll: true })
  if (typed === null || !isField(element) || element.value === typed) return
  // React detects the change only if the value is set by the setter of the element's class.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as Field, 'value') ?? {}
  set?.call(element, typed)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Clicks `element` as a mouse would: Craft.js selects on `mousedown`. */
function press(element: HTMLElement | null): void {
  for (const type of ['mousedown', 'mouseup']) element?.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  element?.click()
}
