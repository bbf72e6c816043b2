const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/** Where a JSON text ends. */
interface End {
  /** The brackets that are open. */
  open: string[]
  /** The end of the last complete value, and how many brackets are open there. */
  safe: { end: number; depth: number }
  /** Whether the text ends in a text that is no key. */
  isInText: boolean
}

/**
 * Reads JSON text to its end; `null` when it does not end in the middle. The text is read once and without calling itself,
 * so that it may be long and deep.
 */
function endOf(text: string): End | null {
  const open: string[] = []
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
  return open.length === 0 ? null : { open, safe, isInText: isInText && !isKey }
}

const closing = (open: readonly string[]) =>
  [...open]
    .reverse()
    .map((each) => CLOSING[each])
    .join('')

/**
 * JSON text that ends in the middle, closed after the last complete value. What is incomplete is dropped, since half a
 * name would be another name. Returns `null` when the text does not end in the middle.
 */
export function closeText(text: string): string | null {
  const end = endOf(text)
  return end && text.slice(0, end.safe.end) + closing(end.open.slice(0, end.safe.depth))
}

/** The longest escape of JSON, less one: so much of it may be at the end of a text that is cut off. */
const HALF_ESCAPE = 5

/**
 * The value of JSON text that ends in a text, with that text as far as it goes: it may be a page itself. `null` when the
 * JSON does not end in a text.
 */
export function valueCutInText(text: string): { value: unknown } | null {
  const end = text.startsWith('"') ? { open: [], isInText: true } : endOf(text)
  if (!end?.isInText) return null
  for (let dropped = 0; dropped <= HALF_ESCAPE; dropped += 1)
    try {
      const closed = `${text.slice(0, text.length - dropped)}"${closing(end.open)}`
      return { value: JSON.parse(closed) as unknown }
    } catch {
      // Half an escape is at the end.
    }
  return null
}
