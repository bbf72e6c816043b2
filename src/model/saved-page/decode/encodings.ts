import {
  base64Bytes,
  binaryBytes,
  commaBytes,
  hexBytes,
  latin1Text,
  looseText,
  textOf,
  toBase64,
} from './bytes'
import type { Codecs, LzStringEncoding } from './codecs'
import { binaryStringBytes, lzutf8Bytes } from './lzutf8'
import { linkPayload } from './linkPayload'

/** A text that another one may be an encoding of, with the names of the encodings from the outside in. */
export type Layer = [encodings: string[], text: string]

/** Whether a text could be JSON, perhaps broken. */
export const looksLikeJson = (text: string): boolean => /^\s*["'`{[(]/.test(text) && /[{[]/.test(text)

/** The name of what bytes are compressed with, by how they start; `null` when they do not say. */
export function compressionOf([first, second]: Uint8Array): string | null {
  if (first === 0x1f && second === 0x8b) return 'gzip'
  return first === 0x78 && second !== undefined && (first * 256 + second) % 31 === 0 ? 'zlib' : null
}

/** Every text that bytes may stand for. */
async function textsIn(bytes: Uint8Array, codecs: Codecs): Promise<Layer[]> {
  const texts: Layer[] = []
  const packed = compressionOf(bytes)
  const inflated = async () => {
    try {
      return looseText(await codecs.inflate(bytes))
    } catch {
      return ''
    }
  }
  if (packed !== null) texts.push([[packed], await inflated()])
  const plain = textOf(bytes)
  if (plain !== null) texts.push([[], plain])
  else {
    const unpacked = lzutf8Bytes(bytes)
    if (unpacked !== null) texts.push([['LZ-UTF8'], looseText(unpacked)])
  }
  if (packed === null) texts.push([['deflate'], await inflated()])
  if (plain === null) texts.push([['Latin-1'], latin1Text(bytes)])
  return texts
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
  uri: /^[A-Za-z\d+\-$ ]+$/,
  utf16: /[^\x00-\x7e]/,
  raw: /[^\x20-\x7e]/,
}

function lzStringTexts(text: string, { lzString }: Codecs): Layer[] {
  const encodings = (Object.keys(LZ_STRING) as LzStringEncoding[]).filter((each) => ALPHABET[each].test(text))
  return encodings.flatMap((encoding): Layer[] => {
    try {
      const found = lzString[encoding](text)
      return found ? [[[LZ_STRING[encoding]], found]] : []
    } catch {
      return []
    }
  })
}

/** The texts that the characters of a text may stand for, with `raw` as in `inside`. */
const lzUtf8Texts = (raw: string): Layer[] =>
  /[^\x00-\xff]/.test(raw)
    ? [binaryStringBytes(raw)]
        .map((bytes) => bytes && lzutf8Bytes(bytes))
        .flatMap((bytes): Layer[] => (bytes === null ? [] : [[['LZ-UTF8'], looseText(bytes)]]))
    : []

/** Text without percent-encoding, even if it is cut off; `null` when it has none. */
function percentDecoded(text: string): string | null {
  if (!/^\S*%[\da-f]{2}\S*$/i.test(text)) return null
  // A form writes a space as a plus sign. `encodeURI` does not encode one, but then it leaves colons as well.
  const spaced = /%3a|%2c/i.test(text) ? text.replaceAll('+', ' ') : text
  return spaced
    .replace(/^data:[^,]*,/, '')
    .replace(/%[\da-f]?$/i, '')
    .replace(/(?:%[\da-f]{2})+/gi, (run) =>
      looseText(Uint8Array.from(run.match(/[\da-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16))),
    )
}

/** Shorter values hold no page. */
const SHORTEST_PARAMETER = 16

/** The long values in the query of an address, or in what a form sends. */
const parameters = (text: string): string[] =>
  /^(?:https?:\/\/[^\s?#]+[?#]|[?#]?(?=[\w-]+=))\S+$/.test(text)
    ? text.split(/[?&#]/).flatMap((part) => {
        const at = part.indexOf('=')
        return at > 0 && part.length - at > SHORTEST_PARAMETER ? [part.slice(at + 1)] : []
      })
    : []

/** The texts that bytes may be an encoding of. */
export async function textsOfBytes(bytes: Uint8Array, codecs: Codecs): Promise<Layer[]> {
  const base64 = toBase64(bytes)
  const texts = [...(await textsIn(bytes, codecs)), ...lzStringTexts(base64, codecs)]
  return likely(texts).map(([names, text]) => [['bytes', ...names], text])
}

const likely = (layers: readonly Layer[]): Layer[] =>
  layers.filter(
    ([, text]) =>
      looksLikeJson(text) ||
      base64Bytes(text) !== null ||
      percentDecoded(text) !== null ||
      hexBytes(text) !== null,
  )

/** The texts that `text` may be an encoding of. `raw` is the text before white space was cut off at its ends. */
export async function inside(text: string, raw: string, codecs: Codecs): Promise<Layer[]> {
  const payload = linkPayload(text)
  if (payload !== null) return [[['link'], payload]]
  const values = parameters(text)
  if (values.length > 0) return values.map((value) => [['address'], value])
  const percent = percentDecoded(text)
  if (percent !== null) return [[['percent-encoding'], percent]]
  const named = async (encoding: string, bytes: Uint8Array | null) =>
    bytes === null
      ? []
      : (await textsIn(bytes, codecs)).map(([names, each]): Layer => [[encoding, ...names], each])
  return likely([
    ...(await named('hexadecimal', hexBytes(text))),
    ...(await named('base64', base64Bytes(text))),
    ...(await named('bytes', commaBytes(text) ?? binaryBytes(raw))),
    ...lzStringTexts(text, codecs),
    ...(raw === text ? [] : lzStringTexts(raw, codecs)),
    ...lzUtf8Texts(raw),
  ])
}
