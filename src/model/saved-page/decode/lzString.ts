import type { Codecs, LzStringEncoding } from './codecs'

/** How an encoding of lz-string writes bits: how many in a character, the most significant first, and which character. */
interface Alphabet {
  bits: number
  character: (value: number) => string
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+'
const from = (characters: string): Alphabet => ({ bits: 6, character: (value) => characters.charAt(value) })

const ALPHABETS: Readonly<Record<LzStringEncoding, Alphabet>> = {
  base64: from(`${BASE64}/`),
  uri: from(`${BASE64}-`),
  utf16: { bits: 15, character: (value) => String.fromCharCode(value + 32) },
  raw: { bits: 16, character: (value) => String.fromCharCode(value) },
}

/** The most bits that may be missing: of a code, and of a character that follows it. */
const MOST_MISSING = 40
/** Longer texts take seconds, since they are decompressed many times. */
const LONGEST = 100_000

/** Characters for these bits, filled up with zeros. */
const written = (bits: string, { bits: width, character }: Alphabet) =>
  (bits.padEnd(Math.ceil(bits.length / width) * width, '0').match(new RegExp(`.{${width}}`, 'g')) ?? [])
    .map((each) => character(Number.parseInt(each, 2)))
    .join('')

/** The beginning that two texts share. */
function commonStart(one: string, other: string): string {
  let end = 0
  while (end < one.length && one[end] === other[end]) end += 1
  return one.slice(0, end)
}

/** Decompresses text without its end, or returns `null`. The last few characters of the result may be wrong. */
function decompressed(text: string, encoding: LzStringEncoding, { lzString }: Pick<Codecs, 'lzString'>) {
  for (let missing = 0; missing < MOST_MISSING; missing += 1)
    for (const bit of missing === 0 ? ['0'] : ['0', '1'])
      try {
        const mark = `${bit.repeat(missing)}01${'0'.repeat(MOST_MISSING)}`
        const found = lzString[encoding](text + written(mark, ALPHABETS[encoding]))
        if (found) return found
      } catch {
        // These bits do not fit.
      }
  return null
}

/**
 * What text of lz-string that is cut off stands for, up to the cut; `null` when it is none.
 *
 * lz-string returns nothing without its end mark, the code 2 with the last bit first. So the mark is added, behind as many
 * bits as are missing in the last code, which is tried out. Only what comes out of a shorter piece as well can be trusted.
 */
export function cutLzString(
  text: string,
  encoding: LzStringEncoding,
  codecs: Pick<Codecs, 'lzString'>,
): string | null {
  if (text.length > LONGEST) return null
  const data = text.replace(/=+$/, '')
  const found = decompressed(data, encoding, codecs)
  if (found === null) return null
  const before = decompressed(
    data.slice(0, -Math.ceil(MOST_MISSING / ALPHABETS[encoding].bits)),
    encoding,
    codecs,
  )
  return before === null ? null : commonStart(found, before)
}
