import type { Finding } from '../inspect/finding'
import { parseJson } from '../json'
import { readPage } from '../readPage'
import { base64Bytes, listedBytes } from './bytes'
import { compressionOf, inside, type Layer, looksLikeJson, textsOfBytes } from './encodings'
import { readLooseText, textFinding } from './looseText'

/** What was read from a text. */
export interface Decoded {
  /** What the JSON in it stands for; `undefined` when there is none. */
  value: unknown
  /** The text of that JSON, without encodings. */
  text: string
  /** The encodings that were taken off, from the outside in: `['base64', 'gzip']`. */
  encodings: string[]
  /** What was wrong with the text itself, and has been fixed. */
  findings: Finding[]
}

/** How many encodings may be around a page. */
const MAX_LAYERS = 6

/** The beginning of a `data:` address whose JSON is not encoded. */
const JSON_ADDRESS = /^data:[^,{["]*,(?=[{["])/

const isJsonText = (value: unknown) => typeof value === 'string' && looksLikeJson(value)
const hasPage = ({ value }: Decoded) => readPage(value).page !== null

/** Takes the text of a page out of a value of your own, such as a link of an editor. Returns `null` for other values. */
export type Unwrap = (value: unknown) => { encoding: string; text: string } | null

/** Shorter texts hold no page. */
const SHORTEST = 20
/** How deep, and in how many values, texts are looked for. */
const MAX_DEPTH = 6
const MAX_VALUES = 2000

/**
 * The long texts in a value of JSON, the longest first, each with the keys that lead to it: an API may return an encoded
 * page in one of its fields.
 */
function textValues(value: unknown): { keys: readonly string[]; text: string }[] {
  const places: { value: unknown; keys: readonly string[] }[] = [{ value, keys: [] }]
  const texts: ReturnType<typeof textValues> = []
  for (let at = 0; at < places.length && at < MAX_VALUES; at += 1) {
    const { value: each, keys } = places[at] as (typeof places)[number]
    if (typeof each === 'string' && each.length >= SHORTEST) texts.push({ keys, text: each })
    else if (typeof each === 'object' && each !== null && keys.length < MAX_DEPTH)
      for (const [key, inner] of Object.entries(each)) places.push({ value: inner, keys: [...keys, key] })
  }
  return texts.sort((one, other) => other.text.length - one.text.length)
}

/** Reads a text, and what is encoded in it, up to `layers` times. */
function decodeLayers(text: string, layers: number, unwrap: Unwrap): Decoded | null {
  /** The first of several texts that a page can be read from; one that needs no fix is preferred. */
  const firstOf = (texts: readonly Layer[]): Decoded | null => {
    let second: Decoded | null = null
    for (const [names, each] of texts) {
      const found = decodeLayers(each, layers - 1, unwrap)
      if (found === null) continue
      const decoded = { ...found, encodings: [...names, ...found.encodings] }
      if (found.findings.length === 0 && hasPage(found)) return decoded
      second = second !== null && (hasPage(second) || !hasPage(found)) ? second : decoded
    }
    return second
  }

  /** What JSON holds besides a page: a value of your own, bytes, or a page that is encoded in one of its texts. */
  const insideValue = (outer: unknown): Decoded | null => {
    const own = unwrap(outer)
    if (own !== null) return firstOf([[[own.encoding], own.text]])
    if (readPage(outer).page !== null) return null
    const bytes = listedBytes(outer)
    if (bytes !== null) return firstOf(textsOfBytes(bytes))
    for (const { keys, text: inner } of textValues(outer)) {
      const found = decodeLayers(inner, layers - 1, unwrap)
      if (found === null || !hasPage(found)) continue
      // What is beside the encoded page is not lost either.
      const beside = trimmed.replace(inner, '')
      return {
        ...found,
        text: `${beside} ${found.text}`,
        value: keys.reduceRight<unknown>((each, key) => ({ [key]: each }), found.value),
      }
    }
    return null
  }

  const trimmed = text
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(JSON_ADDRESS, '')
  if (trimmed === '') return null
  const value = parseJson(trimmed)
  if (typeof value === 'object' || isJsonText(value)) {
    const whole = { value, text: trimmed, encodings: [], findings: [] }
    return layers === 0 ? whole : (insideValue(value) ?? whole)
  }
  if (layers === 0) return null
  const quoted = unquoted(value, trimmed)
  const isEncoded = !looksLikeJson(quoted) || !/"|'/.test(quoted)
  const found = isEncoded ? firstOf(inside(quoted, quoted === trimmed ? text : quoted)) : null
  if (found !== null) return found
  const loose = /[{[]/.test(trimmed) ? readLooseText(trimmed) : null
  if (loose === null) return null
  const within = insideValue(loose.value)
  if (within === null) return { ...loose, text: trimmed, encodings: [] }
  // A page that is complete inside needs no second finding about the text.
  return within.findings.length > 0 ? within : { ...within, findings: loose.findings }
}

/** A text without the quotes that JSON, JavaScript or Python has around it. The last one may be missing. */
function unquoted(value: unknown, text: string): string {
  if (typeof value === 'string') return value
  return /^[bu]?(["'`])([^"'`{[]+)(?:\1[;,]?)?$/.exec(text)?.[2]?.trim() ?? text
}

/** Text in base64 that is shorter could be a word. */
const SHORTEST_BASE64 = 24

/** Why nothing could be read from a text. */
function reasonOf(text: string): string {
  const data = unquoted(undefined, text.trim())
  const bytes = data.length < SHORTEST_BASE64 ? null : base64Bytes(data)
  const packed = bytes && compressionOf(bytes)
  if (packed)
    return `This is ${packed} in base64, but it cannot be unpacked: it is damaged, or its end is missing.`
  if (bytes)
    return 'This looks like base64, but there is no JSON in it: it is damaged, or a part of it is missing.'
  return 'There is no JSON in this text. Paste what `query.serialize()` returned.'
}

/**
 * Reads a page as it is stored or shared: JSON, or JSON in base64, hexadecimal, percent-encoding, LZ-UTF8, lz-string,
 * deflate or gzip, or in a link. Text that is not quite JSON, or cut off, is fixed, with a finding. Throws nothing.
 */
export function decode(text: string, unwrap: Unwrap = () => null): Decoded {
  const decoded = decodeLayers(text, MAX_LAYERS, unwrap)
  if (decoded !== null) return decoded
  const findings = text.trim() === '' ? [] : [textFinding('not-json', reasonOf(text))]
  return { value: undefined, text: '', encodings: [], findings }
}
