import { readStored, storageKeys, writeStored } from './storage'

/** Whether single-key shortcuts are on. Readers can turn them off, since speech input may trigger them (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => readStored(storageKeys.singleKeyShortcuts) !== 'off'

export function setSingleKeys(on: boolean): void {
  writeStored(storageKeys.singleKeyShortcuts, on ? 'on' : 'off')
}

/** Whether the key is typed into a field or combined with Ctrl, Cmd or Alt, and therefore not a single-key shortcut. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  // The code field of the playground is in a shadow root.
  const [target] = event.composedPath()
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}

/** Whether the event is the single-key shortcut `key`. */
export function isSingleKeyShortcut(event: KeyboardEvent, key: string): boolean {
  return event.key === key && !isTyping(event) && areSingleKeysOn()
}

/** Makes `?` click the button that opens the shortcuts help: clicks before hydration are replayed, keys are not. */
export function installHelpKey(document: Document): void {
  document.addEventListener('keydown', (event) => {
    if (isSingleKeyShortcut(event, '?')) document.querySelector<HTMLElement>('[data-shortcuts]')?.click()
  })
}
