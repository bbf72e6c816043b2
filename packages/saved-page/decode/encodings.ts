import { deflateSync, gzipSync, zlibSync } from 'fflate'
import { compress, compressToBase64, compressToEncodedURIComponent, compressToUTF16 } from 'lz-string'
import { base64Bytes, hexBytes, looseText, textOf, toBase64, toHex } from './bytes'
import { inflate, lzStringText, lzutf8Bytes } from './decompress'

/** Encodes a text the way another one was encoded; `null` if that is not possible. */
export type Encode = ((text: string) => string) | null

/** A possible result of decoding, with the names of the removed encodings, outermost first. */
export type Layer = [encodings: string[], text: string, encode: Encode]

/** The same for bytes. */
type BytesLayer = [encodings: string[], text: string, pack: (text: Uint8Array) => Uint8Array]

/** Whether a text could be JSON, possibly malformed. */
export const looksLikeJson = (text: string): boolean => /^\s*["'`{[(]/.test(text) && /[{[]/.test(text)

/** The compression format, according to the first bytes; `null` if they do not indicate one. */
export function compressionOf([first, second]: Uint8Array): string | null {
  if (first === 0x1f && second === 0x8b) return 'gzip'
  return first === 0x78 && second !== undefined && (first * 256 + second) % 31 === 0 ? 'zlib' : null
}

/** All texts that bytes may encode. */
function extractTexts(bytes: Uint8Array): BytesLayer[] {
  const packed = compressionOf(bytes)
  const inflated: BytesLayer = [
    [packed ?? 'deflate'],
    inflate(bytes),
    packed === 'gzip' ? (text) => gzipSync(text, { mtime: 0 }) : packed === 'zlib' ? zlibSync : deflateSync,
  ]
  const plain = textOf(bytes)
  const unpacked = plain === null ? lzutf8Bytes(bytes) : null
  const asIs = (text: Uint8Array) => text
  const texts: BytesLayer[] = plain === null ? [] : [[[], plain, asIs]]
  // Text without repetitions is valid LZ-UTF8.
  if (unpacked !== null) texts.push([['LZ-UTF8'], looseText(unpacked), asIs])
  return packed === null ? [...texts, inflated] : [inflated, ...texts]
}

/** The formats of lz-string. The first two differ in two characters: the wrong format yields a garbled text. */
const LZ_STRING: [name: string, characters: RegExp, bits: number, compress: (text: string) => string][] = [
  ['lz-string in base64', /^[\w+/=]+$/, 6, compressToBase64],
  ['lz-string for addresses', /^[A-Za-z\d+\-$ ]+$/, 6, compressToEncodedURIComponent],
  ['lz-string in UTF-16', /[^\x00-\x7e]/, 15, compressToUTF16],
  ['lz-string', /[^\x20-\x7e]/, 16, compress],
]

const lzStringTexts = (text: string): Layer[] =>
  LZ_STRING.flatMap(([name, characters, bits, pack]): Layer[] => {
    const found = characters.test(text) && lzStringText(text, bits)
    return found ? [[[name], found, pack]] : []
  })

/** Decodes percent-encoding, even if the text is cut off. `null` if it has none. */
function percentDecoded(text: string): string | null {
  if (!/^\S*%[\da-f]{2}\S*$/i.test(text)) return null
  // Forms encode a space as a plus sign. `encodeURI` keeps plus signs, but it keeps colons and commas as well.
  const spaced = /%3a|%2c/i.test(text) ? text.replaceAll('+', ' ') : text
  return spaced
    .replace(/^data:[^,]*,/, '')
    .replace(/%[\da-f]?$/i, '')
    .replace(/(?:%[\da-f]{2})+/gi, (run) =>
      looseText(Uint8Array.from(run.match(/[\da-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16))),
    )
}

/** Shorter values cannot contain a page. */
const MIN_PARAMETER_LENGTH = 16

/** The long values in the query or fragment of a URL, or in form data. */
const parameters = (text: string): string[] =>
  /^(?:https?:\/\/[^\s?#]+[?#]|[?#]?(?=[\w-]+=))\S+$/.test(text)
    ? text.split(/[?&#]/).flatMap((part) => {
        const at = part.indexOf('=')
        return at > 0 && part.length - at > MIN_PARAMETER_LENGTH ? [part.slice(at + 1)] : []
      })
    : []

/**
 * The payload in the fragment of a link, in base64url: a project of the playground, or a page. `null` if the text is
 * not such a link.
 */
function linkPayload(text: string): string | null {
  const [, fragment] =
    /^(?:https?:\/\/[^\s#]+|\/[^\s#]*)?#(\S+)$/.exec(text) ??
    // A link in a sentence, as in a message or an issue. If the text also has JSON, the page is in the JSON.
    (text.includes('{') ? null : /https?:\/\/[^\s#]{1,2000}#([\w=/+$%-]{40,})/.exec(text)) ??
    []
  if (fragment === undefined) return null
  // A name may precede the payload, as in `state=` or `code/`.
  return fragment.replace(/^[\w-]{1,16}[=/](?=[\w+$-]{8})/, '')
}

const plausible = (layers: readonly Layer[]): Layer[] =>
  layers.filter(
    ([, text]) =>
      looksLikeJson(text) ||
      base64Bytes(text) !== null ||
      percentDecoded(text) !== null ||
      hexBytes(text) !== null,
  )

const withEncoding = (encoding: string, layers: readonly Layer[]): Layer[] =>
  layers.map(([names, text, encode]) => [[encoding, ...names], text, encode])

/** The texts that bytes may encode, lz-string included. */
export const textsOfBytes = (bytes: Uint8Array): Layer[] =>
  withEncoding(
    'bytes',
    plausible([
      ...extractTexts(bytes).map(([names, text]): Layer => [names, text, null]),
      ...lzStringTexts(toBase64(bytes)).map(([names, text]): Layer => [names, text, null]),
    ]),
  )

/** The ways to write bytes in base64 without line breaks, most likely first: a short text may match several. */
const BASE64_FORMS: readonly ((bytes: Uint8Array) => string)[] = [
  toBase64,
  (bytes) => toBase64(bytes).replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_'),
  (bytes) => toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_'),
  (bytes) => toBase64(bytes).replace(/=+$/, ''),
]
const HEX_FORMS: readonly ((bytes: Uint8Array) => string)[] = [toHex, (bytes) => toHex(bytes).toUpperCase()]

/** The texts that bytes may encode, with functions that encode another text in the same form. */
function ofBytes(
  encoding: string,
  text: string,
  bytes: Uint8Array | null,
  forms: readonly ((bytes: Uint8Array) => string)[],
): Layer[] {
  if (bytes === null) return []
  const prefix = /^(?:data:[^,]*,|\\x|0x)?/.exec(text)?.[0] ?? ''
  const form = forms.find((each) => prefix + each(bytes) === text)
  return extractTexts(bytes).map(([names, inner, pack]) => [
    [encoding, ...names],
    inner,
    form === undefined ? null : (changed) => prefix + form(pack(new TextEncoder().encode(changed))),
  ])
}

/** The texts that `text` may encode. `raw` is `text` before it was trimmed. */
export function decodeCandidates(text: string, raw = text): Layer[] {
  const within =
    (part: string): Encode =>
    (changed) =>
      text.replace(part, () => changed)
  const payload = linkPayload(text)
  if (payload !== null) return [[['link'], payload, within(payload)]]
  const values = parameters(text)
  if (values.length > 0) return values.map((value) => [['address'], value, within(value)])
  const percent = percentDecoded(text)
  if (percent !== null) {
    const encode = [encodeURIComponent, encodeURI].find((each) => each(percent) === text) ?? null
    return [[['percent-encoding'], percent, encode]]
  }
  return plausible([
    ...ofBytes('hexadecimal', text, hexBytes(text), HEX_FORMS),
    ...ofBytes('base64', text, base64Bytes(text), BASE64_FORMS),
    ...lzStringTexts(text),
    ...(raw === text ? [] : lzStringTexts(raw)),
  ])
}
