/** One line of the help: what happens, and the ways to ask for it, each a list of keys to press together. */
export interface Shortcut {
  does: string
  ways: readonly (readonly string[])[]
}

/** Every shortcut of the site; `modifier` is the name of Ctrl or Cmd on this machine. */
export function shortcutsWith(modifier: string): Shortcut[] {
  return [
    { does: 'Search', ways: [[modifier, 'K'], ['/']] },
    { does: 'Show this help', ways: [['?']] },
    { does: 'Close what is open', ways: [['Esc']] },
    { does: 'Next and previous tab, from a tab', ways: [['→'], ['←']] },
  ]
}

/** Whether a way is a printable key alone: such a shortcut can be turned off (WCAG 2.1.4). */
export function isSingleKey(keys: readonly string[]): boolean {
  return keys.length === 1 && /^[/?]$/.test(keys[0] ?? '')
}
