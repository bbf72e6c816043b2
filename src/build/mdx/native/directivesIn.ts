/** `:::note` or `:::note[Title]` on a line of its own, below an empty line. */
const OPENING = /^(:{3,})[a-z]+(?:\[[^\]\\`*_~<>{}&!:@#^[]+\])?$/

/** `:::` on a line of its own. */
const CLOSING = /^(:{3,})$/

/**
 * How many directives are in `text`; `null` when one of them is not as everybody writes it, so that parsers may not
 * agree on it: it stands at the left, ends with as many colons as it begins with, has fewer than one around it, and no footnotes.
 */
export function directivesIn(text: string): number | null {
  if (!text.includes(':::')) return 0
  if (/^[ >*+-]*(?:::(?!:)|\[\^[^\]\n]*\]:)/m.test(text)) return null
  const open: string[] = []
  let count = 0
  let above = ''
  for (const line of text.split('\n')) {
    if (line.includes(':::')) {
      const [, opening] = OPENING.exec(line) ?? []
      const [, closing] = CLOSING.exec(line) ?? []
      if (
        opening !== undefined &&
        above.trim() === '' &&
        opening.length < (open.at(-1)?.length ?? Infinity)
      ) {
        open.push(opening)
        count += 1
      } else if (closing === undefined || open.pop() !== closing || above.endsWith('\\')) return null
    }
    above = line
  }
  return open.length === 0 ? count : null
}
