import type { Plugin } from 'unified'

/** What a micromark extension adds to the parser for text, by the code of the character that starts it. */
interface TextExtension {
  text?: Record<number, unknown>
}

/**
 * Takes back what GFM adds to letters, digits and `+-._`: trying at each of them whether an email address starts
 * costs a third of all parsing, and seconds at one very long word. Addresses become links all the same, in a
 * later step of GFM over whole texts. `h` and `w` stay, for `http` and `www`.
 */
export const quickLetters: Plugin = function () {
  const { micromarkExtensions = [] } = this.data() as { micromarkExtensions?: TextExtension[] }
  for (const { text = {} } of micromarkExtensions) {
    for (const code of Object.keys(text)) {
      if (/^[\da-gi-vx-z+\-._]$/i.test(String.fromCharCode(Number(code)))) Reflect.deleteProperty(text, code)
    }
  }
}
