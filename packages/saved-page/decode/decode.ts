import type { Finding } from '../inspect/finding'
import { parseJson } from '../json'
import { readPage } from '../readPage'
import { base64Bytes, listedBytes } from './bytes'
import { compressionOf, decodeCandidates, type Layer, looksLikeJson, textsOfBytes } from './encodings'
import { readLooseText, textFinding } from './looseText'

/** The result of decoding a text. */
export interface Decoded {
  /** The parsed value, or `undefined` if there is no JSON. */
  value: unknown
  /** The text of that JSON, without encodings. */
  text: string
  /** The encodings that were removed, outermost first: `['base64', 'gzip']`. */
  encodings: string[]
  /** Problems with the text itself, which were fixed if there is a value. */
  findings: Finding[]
}

/** Maximum number of nested encodings. */
const MAX_LAYERS = 6

/** The start of a `data:` URL whose JSON is not encoded. */
const JSON_ADDRESS = /^data:[^,{["]*,(?=[{["])/

const isJsonText = (value: unknown) => typeof value === 'string' && looksLikeJson(value)
const hasPage = ({ value }: Decoded) => readPage(value).page !== null

/** Extracts the text of a page from an app's own format, such as a share link. Returns `null` for other values. */
export type Unwrap = (value: unknown) => { encoding: string; text: string } | null

/** Shorter texts cannot contain a page. */
const MIN_TEXT_LENGTH = 20
/** Limits of the search for texts: nesting levels, and number of values. */
const MAX_DEPTH = 6
const MAX_VALUES = 2000

/**
 * The long texts in a JSON value, longest first, each with the keys of its path: an API may return an encoded page in
 * one of its fields.
 */
function textValues(value: unknown): { keys: readonly string[]; text: string }[] {
  const places: { value: unknown; keys: readonly string[] }[] = [{ value, keys: [] }]
  const texts: ReturnType<typeof textValues> = []
  for (let at = 0; at < places.length && at < MAX_VALUES; at += 1) {
    const { value: each, keys } = places[at] as (typeof places)[number]
    if (typeof each === 'string' && each.length >= MIN_TEXT_LENGTH) texts.push({ keys, text: each })
    else if (typeof each === 'object' && each !== null && keys.length < MAX_DEPTH)
      for (const [key, inner] of Object.entries(each)) places.push({ value: inner, keys: [...keys, key] })
  }
  return texts.sort((one, other) => other.text.length - one.text.length)
}

/** Decodes a text with up to `layers` nested encodings. */
function decodeLayers(text: string, layers: number, unwrap: Unwrap): Decoded | null {
  /** Returns the first text with an intact page; failing that, the first with a page, or the first with any JSON. */
  const firstOf = (texts: readonly Layer[]): Decoded | null => {
    let fallback: Decoded | null = null
    for (const [names, each] of texts) {
      const found = decodeLayers(each, layers - 1, unwrap)
      if (found === null) continue
      const decoded = { ...found, encodings: [...names, ...found.encodings] }
      if (found.findings.length === 0 && hasPage(found)) return decoded
      fallback = fallback !== null && (hasPage(fallback) || !hasPage(found)) ? fallback : decoded
    }
    return fallback
  }

  /** Decodes JSON that is not a page itself: an app's own format, bytes, or an encoded page in one of its texts. */
  const decodeValue = (outer: unknown): Decoded | null => {
    const unwrapped = unwrap(outer)
    if (unwrapped !== null) return firstOf([[[unwrapped.encoding], unwrapped.text, null]])
    if (readPage(outer).page !== null) return null
    const bytes = listedBytes(outer)
    if (bytes !== null) return firstOf(textsOfBytes(bytes))
    for (const { keys, text: inner } of textValues(outer)) {
      const found = decodeLayers(inner, layers - 1, unwrap)
      if (found === null || !hasPage(found)) continue
      // Keep the text around the encoded page.
      const surrounding = trimmed.replace(inner, '')
      return {
        ...found,
        text: `${surrounding} ${found.text}`,
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
    return layers === 0 ? whole : (decodeValue(value) ?? whole)
  }
  if (layers === 0) return null
  const quoted = unquoted(value, trimmed)
  const isEncoded = !looksLikeJson(quoted) || !/"|'/.test(quoted)
  const found = isEncoded ? firstOf(decodeCandidates(quoted, quoted === trimmed ? text : quoted)) : null
  if (found !== null) return found
  const loose = /[{[]/.test(trimmed) ? readLooseText(trimmed) : null
  if (loose === null) return null
  const within = decodeValue(loose.value)
  if (within === null) return { ...loose, text: trimmed, encodings: [] }
  // Report one problem with the text, not two: the inner text's problem if it has one, or else the outer text's.
  return within.findings.length > 0 ? within : { ...within, findings: loose.findings }
}

/** Removes the quotes that JSON, JavaScript or Python puts around a text. The closing quote may be missing. */
function unquoted(value: unknown, text: string): string {
  if (typeof value === 'string') return value
  return /^[bu]?(["'`])([^"'`{[]+)(?:\1[;,]?)?$/.exec(text)?.[2]?.trim() ?? text
}

/** Shorter base64 could be an ordinary word. */
const MIN_BASE64_LENGTH = 24

/** Explains why nothing could be read from a text. */
function reasonOf(text: string): string {
  const data = unquoted(undefined, text.trim())
  const bytes = data.length < MIN_BASE64_LENGTH ? null : base64Bytes(data)
  const packed = bytes && compressionOf(bytes)
  if (packed) return `This is ${packed} in base64, but it cannot be decompressed: it is damaged or cut off.`
  if (bytes) return 'This looks like base64, but there is no JSON in it: it is damaged or incomplete.'
  return 'There is no JSON in this text. Paste what `query.serialize()` returned.'
}

/**
 * Decodes a page as it is stored or shared: JSON, or JSON in base64, hexadecimal, percent-encoding, LZ-UTF8, lz-string,
 * deflate, gzip or a link. Malformed or truncated JSON is repaired, and reported as a finding. Never throws.
 */
export function decode(text: string, unwrap: Unwrap = () => null): Decoded {
  const decoded = decodeLayers(text, MAX_LAYERS, unwrap)
  if (decoded !== null) return decoded
  const findings = text.trim() === '' ? [] : [textFinding('not-json', reasonOf(text))]
  return { value: undefined, text: '', encodings: [], findings }
}
