// Inlined into every page: it works before React is there, and without it.
import { persisted } from './persisted'
import { readStored } from './storage'
import { storageKeys } from './storageKeys'

/** Whether `/` and `?` alone are shortcuts. */
export type SingleKeyShortcuts = 'on' | 'off'

/** The reader's choice about shortcuts of one key, which speech input can trigger by accident (WCAG 2.1.4). */
export const singleKeyShortcuts = /* @__PURE__ */ persisted<SingleKeyShortcuts>(
  storageKeys.singleKeyShortcuts,
  (text) => (text === 'on' || text === 'off' ? text : null),
)

/** Whether a shortcut of one key may answer now: yes, unless the reader has turned them off. */
export function areSingleKeysOn(): boolean {
  return readStored(storageKeys.singleKeyShortcuts) !== 'off'
}
