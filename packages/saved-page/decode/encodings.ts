import * as lzString from 'lz-string'
import { base64Bytes, hexBytes, looseText, textOf, toBase64 } from './bytes'
import { inflate, lzutf8Bytes } from './decompress'

/** A possible result of decoding, with the names of the removed encodings, outermost first. */
export type Layer = [encodings: string[], text: string]

/** Whether a text could be JSON, possibly malformed. */
export const looksLikeJson = (text: string): boolean => /^\s*["'`{[(]/.test(text) && /[{[]/.test(text)

/** The compression format, according to the first bytes; `null` if they do not indicate one. */
export function compressionOf([first, second]: Uint8Array): string | null {
  if (first === 0x1f && second === 0x8b) return 'gzip'
  return first === 0x78 && second !== undefined && (first * 256 + second) % 31 === 0 ? 'zlib' : null
}

/** All texts that bytes may encode. */
function extractTexts(bytes: Uint8Array): Layer[] {
  const packed = compressionOf(bytes)
  const inflated: Layer = [[packed ?? 'deflate'], inflate(bytes)]
  const plain = textOf(bytes)
  const unpacked = plain === null ? lzutf8Bytes(bytes) : null
  const texts: Layer[] = plain === null ? [] : [[[], plain]]
  if (unpacked !== null) texts.push([['LZ-UTF8'], looseText(unpacked)])
  return packed === null ? [...texts, inflated] : [inflated, ...texts]
}

/** Each format with its characters. The first two differ in two characters: the wrong format yields a garbled text. */
const LZ_STRING: [name: string, characters: RegExp, decompress: (text: string) => string | null][] = [
  ['lz-string in base64', /^[\w+/=]+$/, lzString.decompressFromBase64],
  ['lz-string for addresses', /^[A-Za-z\d+\-$ ]+$/, lzString.decompressFromEncodedURIComponent],
  ['lz-string in UTF-16', /[^\x00-\x7e]/, lzString.decompressFromUTF16],
  ['lz-string', /[^\x20-\x7e]/, lzString.decompress],
]

const lzStringTexts = (text: string): Layer[] =>
  LZ_STRING.flatMap(([name, characters, decompress]): Layer[] => {
    try {
      const found = characters.test(text) && decompress(text)
      return found ? [[[name], found]] : []
    } catch {
      return []
    }
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
    (text.includes('{') ? null : /https?:\/\/[^\s#]+#([\w=/+$%-]{40,})/.exec(text)) ??
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
  layers.map(([names, text]) => [[encoding, ...names], text])

/** The texts that bytes may encode, lz-string included. */
export const textsOfBytes = (bytes: Uint8Array): Layer[] =>
  withEncoding('bytes', plausible([...extractTexts(bytes), ...lzStringTexts(toBase64(bytes))]))

/** The texts that `text` may encode. `raw` is `text` before it was trimmed. */
export function decodeCandidates(text: string, raw: string): Layer[] {
  const payload = linkPayload(text)
  if (payload !== null) return [[['link'], payload]]
  const values = parameters(text)
  if (values.length > 0) return values.map((value) => [['address'], value])
  const percent = percentDecoded(text)
  if (percent !== null) return [[['percent-encoding'], percent]]
  const ofBytes = (encoding: string, bytes: Uint8Array | null) =>
    bytes === null ? [] : withEncoding(encoding, extractTexts(bytes))
  return plausible([
    ...ofBytes('hexadecimal', hexBytes(text)),
    ...ofBytes('base64', base64Bytes(text)),
    ...lzStringTexts(text),
    ...(raw === text ? [] : lzStringTexts(raw)),
  ])
}
