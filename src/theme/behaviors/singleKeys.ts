// Inlined into every page: it works before React is there, and without it.
import { areSingleKeysOn } from '../state'

/** Whether a key belongs to a field, or to a combination with Ctrl, Cmd or Alt: it is no shortcut then. */
export function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}

/** Whether a press is the shortcut `key`, a single key, which readers can turn off. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  return event.key === key && !isTyping(event) && areSingleKeysOn()
}

/** Makes `?` press the button of the shortcuts help, so that a press before hydration is kept like a click. */
export function installHelpKey(document: Document): void {
  document.addEventListener('keydown', (event) => {
    if (isSingleKey(event, '?')) document.querySelector<HTMLElement>('[data-shortcuts]')?.click()
  })
}
