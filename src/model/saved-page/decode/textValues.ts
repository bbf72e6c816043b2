interface TextValue {
  /** The keys that lead to the text. */
  keys: readonly string[]
  text: string
}

/** Shorter texts hold no page. */
const SHORTEST = 20
/** How deep, and in how many values, texts are looked for. */
const MAX_DEPTH = 6
const MAX_VALUES = 2000

/** The long texts in a value of JSON, the longest first: an API may return an encoded page in one of its fields. */
export function textValues(value: unknown): TextValue[] {
  const places: { value: unknown; keys: readonly string[] }[] = [{ value, keys: [] }]
  const texts: TextValue[] = []
  for (let at = 0; at < places.length && at < MAX_VALUES; at += 1) {
    const { value: each, keys } = places[at] as (typeof places)[number]
    if (typeof each === 'string' && each.length >= SHORTEST) texts.push({ keys, text: each })
    else if (typeof each === 'object' && each !== null && keys.length < MAX_DEPTH)
      for (const [key, inner] of Object.entries(each)) places.push({ value: inner, keys: [...keys, key] })
  }
  return texts.sort((one, other) => other.text.length - one.text.length)
}
