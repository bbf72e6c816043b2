import { parseProject } from '../../playground'
import type { Finding } from '../finding'
import { readPage } from '../readPage'
import { base64Bytes, listedBytes } from './bytes'
import type { Codecs } from './codecs'
import { compressionOf, inside, type Layer, looksLikeJson, textsOfBytes } from './encodings'
import { parse, repairText, textFinding } from './repairText'
import { textValues } from './textValues'

/** What was read from a text. */
export interface Decoded {
  /** What the JSON in it stands for; `undefined` when there is none. */
  value: unknown
  /** The encodings that were taken off, from the outside in: `['base64', 'gzip']`. */
  encodings: string[]
  /** What was wrong with the text itself, and has been repaired. */
  findings: Finding[]
}

/** How many encodings may be around a page. */
const MAX_LAYERS = 6

/** The beginning of a `data:` address whose JSON is not encoded. */
const JSON_ADDRESS = /^data:[^,{["]*,(?=[{["])/

const NOTHING: Omit<Decoded, 'findings'> = { value: undefined, encodings: [] }

const isJsonText = (value: unknown) => typeof value === 'string' && looksLikeJson(value)
const hasPage = ({ value }: Decoded) => readPage(value).page !== null

/** The first of several texts that a page can be read from; one that need not be mended is preferred. */
async function firstOf(texts: readonly Layer[], codecs: Codecs, layers: number): Promise<Decoded | null> {
  let second: Decoded | null = null
  for (const [names, each] of texts) {
    const found = await decodeLayers(each, codecs, layers - 1)
    if (found === null) continue
    const decoded = { ...found, encodings: [...names, ...found.encodings] }
    if (found.findings.length === 0 && hasPage(found)) return decoded
    second = second !== null && (hasPage(second) || !hasPage(found)) ? second : decoded
  }
  return second
}

/** What JSON holds besides a page: a project of the playground, bytes, or a page that is encoded in one of its texts. */
async function insideValue(value: unknown, codecs: Codecs, layers: number): Promise<Decoded | null> {
  if (readPage(value).page !== null && parseProject(value) === null) return null
  const page = parseProject(value)?.page
  if (page !== undefined) return firstOf([[['project of the playground'], page]], codecs, layers)
  const bytes = listedBytes(value)
  if (bytes !== null) return firstOf(await textsOfBytes(bytes, codecs), codecs, layers)
  for (const { keys, text } of textValues(value)) {
    const found = await decodeLayers(text, codecs, layers - 1)
    if (found === null || !hasPage(found)) continue
    return { ...found, value: keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), found.value) }
  }
  return null
}

async function decodeLayers(text: string, codecs: Codecs, layers: number): Promise<Decoded | null> {
  const trimmed = text
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(JSON_ADDRESS, '')
  if (trimmed === '') return null
  const parsed = parse(trimmed)
  if (parsed !== null && (typeof parsed.value === 'object' || isJsonText(parsed.value))) {
    const whole = { ...parsed, encodings: [], findings: [] }
    return layers === 0 ? whole : ((await insideValue(parsed.value, codecs, layers)) ?? whole)
  }
  if (layers === 0) return null
  const quoted = unquoted(parsed?.value, trimmed)
  const isEncoded = !looksLikeJson(quoted) || !/"|'/.test(quoted)
  const raw = quoted === trimmed ? text : quoted
  const found = isEncoded ? await firstOf(await inside(quoted, raw, codecs), codecs, layers) : null
  if (found !== null) return found
  const repaired = /[{[]/.test(trimmed) ? repairText(trimmed, codecs) : null
  if (repaired === null) return null
  const within = await insideValue(repaired.value, codecs, layers)
  if (within === null) return { ...repaired, encodings: [] }
  // A page that is complete inside needs no second finding about the text.
  return within.findings.length > 0 ? within : { ...within, findings: repaired.findings }
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
 * deflate or gzip, or in a link to the playground. Text that is not quite JSON, or cut off, is repaired, with a finding that
 * says so.
 */
export async function decode(text: string, codecs: Codecs): Promise<Decoded> {
  const decoded = await decodeLayers(text, codecs, MAX_LAYERS)
  if (decoded !== null) return decoded
  const isEmpty = text.trim() === ''
  return { ...NOTHING, findings: isEmpty ? [] : [textFinding('not-json', reasonOf(text))] }
}
