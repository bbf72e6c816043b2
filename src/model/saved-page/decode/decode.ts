import { CODES } from '../codes'
import type { Finding } from '../finding'
import { base64Bytes, utf8Text } from './base64'
import { closeText } from './closeText'
import type { Codecs, LzStringEncoding } from './codecs'
import { lzutf8Bytes } from './lzutf8'
import { playgroundPayload } from './playgroundLink'

/** What was read from a text. */
export interface Decoded {
  /** What the JSON in it stands for; `undefined` when there is none. */
  value: unknown
  /** The encodings that were taken off, from the outside in: `['base64', 'gzip']`. */
  encodings: string[]
  /** What was wrong with the text itself, and has been mended. */
  findings: Finding[]
}

/** How many encodings may be around a page. */
const MAX_LAYERS = 6

const NOTHING: Omit<Decoded, 'findings'> = { value: undefined, encodings: [] }

function textFinding(code: 'not-json' | 'cut-off', message: string): Finding {
  return { code, severity: CODES[code].severity, node: null, path: '', message, patch: [] }
}

/** Whether a text could be JSON, perhaps broken. */
const looksLikeJson = (text: string) => /^\s*["'`{[(]/.test(text) && /[{[]/.test(text)

const isJsonText = (value: unknown) => typeof value === 'string' && looksLikeJson(value)

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

/** Text of JSON that is escaped, as it stands inside another text: `{\\"ROOT\\": …`. */
const ESCAPED = /^[^"]*\\"/

/** Takes off one level of escaping. */
const unescaped = (text: string) => text.replace(/\\(["\\/])/g, '$1')

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  '#34': '"',
  '#39': "'",
  apos: "'",
  lt: '<',
  gt: '>',
  amp: '&',
}

/** Text of JSON as it stands in an attribute of HTML: `{&quot;ROOT&quot;: …`. */
const withoutEntities = (text: string) =>
  /^[^"]*&(?:quot|#34);/.test(text)
    ? text.replace(/&(quot|#34|#39|apos|lt|gt|amp);/g, (_, name: string) => ENTITIES[name] as string)
    : text

/** From the first bracket to the last one. */
function withoutWordsAround(text: string): string {
  const start = text.search(/[{[]/)
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  return start < 0 ? text : text.slice(start, end > start ? end + 1 : undefined)
}

/** JSON text that is escaped, cut off, or has something around it, mended; `null` when nothing helps. */
function mended(text: string, { mend }: Codecs): Omit<Decoded, 'encodings'> | null {
  let plain = withoutEntities(text)
  for (let times = 0; times < 3 && ESCAPED.test(plain); times += 1) plain = unescaped(plain)
  const inner = withoutWordsAround(plain)
  const whole = parse(inner)
  if (whole !== null) {
    const message =
      plain === text ? 'There is text around the JSON.' : 'The JSON is escaped, as inside another text.'
    return { ...whole, findings: [textFinding('not-json', message)] }
  }
  const closed = closeText(plain.slice(Math.max(0, plain.search(/[{[]/))))
  const cut = closed === null ? null : parse(closed)
  if (cut !== null) return { ...cut, findings: [textFinding('cut-off', cutOffMessage(cut.value))] }
  for (const attempt of [closed ?? plain, plain, inner, text]) {
    try {
      const found = parse(mend(attempt))
      if (found !== null && typeof found.value === 'object') {
        const message = 'The text is not JSON. It was mended: compare it with what you saved.'
        return { ...found, findings: [textFinding(closed === null ? 'not-json' : 'cut-off', message)] }
      }
    } catch {
      // The next attempt may help.
    }
  }
  return null
}

function cutOffMessage(value: unknown): string {
  const last = typeof value === 'object' && value !== null ? Object.keys(value).at(-1) : undefined
  return `The text ends in the middle${last === undefined ? '' : `, in “${last}”`}.`
}

/** Every text that bytes may stand for, with the name of their encoding. */
async function textsIn(bytes: Uint8Array, codecs: Codecs): Promise<[encoding: string[], text: string][]> {
  const texts: [string[], string][] = []
  const packed = compressionOf(bytes)
  const inflated = async () => {
    try {
      return utf8Text(await codecs.inflate(bytes), true)
    } catch {
      return null
    }
  }
  if (packed !== null) {
    const text = await inflated()
    if (text !== null) texts.push([[packed], text])
  }
  const plain = utf8Text(bytes)
  if (plain !== null) texts.push([[], plain])
  else {
    const unpacked = lzutf8Bytes(bytes)
    const text = unpacked === null ? null : utf8Text(unpacked, true)
    if (text !== null) texts.push([['LZ-UTF8'], text])
  }
  if (packed === null) {
    const text = await inflated()
    if (text !== null && text !== '') texts.push([['deflate'], text])
  }
  return texts
}

/** The name of what bytes are compressed with, by how they start; `null` when they do not say. */
function compressionOf([first, second]: Uint8Array): string | null {
  if (first === 0x1f && second === 0x8b) return 'gzip'
  return first === 0x78 && second !== undefined && (first * 256 + second) % 31 === 0 ? 'zlib' : null
}

const LZ_STRING: Readonly<Record<LzStringEncoding, string>> = {
  base64: 'lz-string in base64',
  uri: 'lz-string for addresses',
  utf16: 'lz-string in UTF-16',
  raw: 'lz-string',
}

/** The characters of each. Those of the first two differ in two: with the wrong ones, the text comes out wrong. */
const ALPHABET: Readonly<Record<LzStringEncoding, RegExp>> = {
  base64: /^[\w+/=]+$/,
  uri: /^[A-Za-z\d+\-$]+$/,
  utf16: /[^\x00-\x7e]/,
  raw: /[^\x20-\x7e]/,
}

function lzStringTexts(text: string, { lzString }: Codecs): [encoding: string[], text: string][] {
  const encodings = (Object.keys(LZ_STRING) as LzStringEncoding[]).filter((each) => ALPHABET[each].test(text))
  return encodings.flatMap((encoding): [string[], string][] => {
    try {
      const found = lzString[encoding](text)
      return found ? [[[LZ_STRING[encoding]], found]] : []
    } catch {
      return []
    }
  })
}

const percentDecoded = (text: string): string | null => {
  try {
    return /^\S*%[\da-f]{2}\S*$/i.test(text) ? decodeURIComponent(text) : null
  } catch {
    return null
  }
}

/** The first long value in the query of an address. */
const longParameter = (text: string): string | null =>
  /^https?:\/\/[^\s?]+\?(?:\S*?&)?[\w-]+=([^&#\s]{16,})/.exec(text)?.[1] ?? null

/** What `text` stands for without mending, or the texts that it may be an encoding of. */
async function inside(text: string, codecs: Codecs): Promise<[encoding: string[], text: string][]> {
  const payload = playgroundPayload(text)
  if (payload !== null) return [[['playground link'], payload]]
  const parameter = longParameter(text)
  if (parameter !== null) return [[['address'], parameter]]
  const percent = percentDecoded(text)
  if (percent !== null) return [[['percent-encoding'], percent]]
  const bytes = base64Bytes(text)
  const texts = bytes === null ? [] : await textsIn(bytes, codecs)
  return [
    ...texts.map(([names, each]): [string[], string] => [['base64', ...names], each]),
    ...lzStringTexts(text, codecs),
  ].filter(([, each]) => looksLikeJson(each) || base64Bytes(each) !== null || percentDecoded(each) !== null)
}

async function decodeLayers(text: string, codecs: Codecs, layers: number): Promise<Decoded | null> {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (trimmed === '') return null
  const parsed = parse(trimmed)
  if (parsed !== null && (typeof parsed.value === 'object' || isJsonText(parsed.value)))
    return { ...parsed, encodings: [], findings: [] }
  if (layers === 0) return null
  const quoted = parsed !== null && typeof parsed.value === 'string' ? parsed.value : trimmed
  let second: Decoded | null = null
  if (!looksLikeJson(quoted) || !/"|'/.test(quoted)) {
    for (const [names, each] of await inside(quoted, codecs)) {
      const found = await decodeLayers(each, codecs, layers - 1)
      if (found === null) continue
      const decoded = { ...found, encodings: [...names, ...found.encodings] }
      if (found.findings.length === 0) return decoded
      second ??= decoded
    }
  }
  if (second !== null) return second
  const found = /[{[]/.test(trimmed) ? mended(trimmed, codecs) : null
  return found === null ? null : { ...found, encodings: [] }
}

/**
 * Reads a page as it is stored or shared: JSON, or JSON in base64, percent-encoding, LZ-UTF8, lz-string, deflate or gzip,
 * or in a link to the playground. Text that is not quite JSON, or cut off, is mended, with a finding that says so.
 */
export async function decode(text: string, codecs: Codecs): Promise<Decoded> {
  const decoded = await decodeLayers(text, codecs, MAX_LAYERS)
  if (decoded !== null) return decoded
  const isEmpty = text.trim() === ''
  return { ...NOTHING, findings: isEmpty ? [] : [textFinding('not-json', 'There is no JSON in this text.')] }
}
