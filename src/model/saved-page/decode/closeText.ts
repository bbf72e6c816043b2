const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/**
 * JSON text that ends in the middle, closed after the last complete value. What is incomplete is dropped, since half a
 * name would be another name. Returns `null` when the text does not end in the middle.
 *
 * The text is read once and without calling itself, so that it may be long and deep.
 */
export function closeText(text: string): string | null {
  const open: string[] = []
  /** The end of the last complete value, and the brackets that are open there. */
  let safe = { end: 0, depth: 0 }
  let isKey = false
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] as string
    if (isInText) {
      if (character === '\\') at += 1
      else if (character === '"') {
        isInText = false
        if (!isKey) safe = { end: at + 1, depth: open.length }
      }
    } else if (character === '"') {
      isInText = true
      isKey = open.at(-1) === '{' && /[{,]\s*$/.test(text.slice(Math.max(0, at - 64), at))
    } else if (character === '{' || character === '[') {
      open.push(character)
      safe = { end: at + 1, depth: open.length }
    } else if (character === '}' || character === ']') {
      if (CLOSING[open.pop() ?? ''] !== character) return null
      safe = { end: at + 1, depth: open.length }
      if (open.length === 0) return null
    } else if (character === ',') safe = { end: at, depth: open.length }
  }
  if (open.length === 0) return null
  return (
    text.slice(0, safe.end) +
    open
      .slice(0, safe.depth)
      .reverse()
      .map((each) => CLOSING[each])
      .join('')
  )
}
