import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import * as lzString from 'lz-string'
import { describe, expect, it } from 'vitest'
import { decode, inspect, isSound, readPage, repair } from '../../model/saved-page'
import { encodeShare } from '../../model/playground'
import { codecs } from './codecs'

const node = (fields: object) => ({
  type: { resolvedName: 'Box' },
  isCanvas: true,
  props: {},
  displayName: 'Box',
  custom: {},
  hidden: false,
  nodes: [] as string[],
  linkedNodes: {},
  ...fields,
})
const text = (words: string) => ({
  ...node({ isCanvas: false, displayName: 'Text', props: { text: words }, parent: 'ROOT' }),
  type: { resolvedName: 'Text' },
})
const page = { ROOT: node({ nodes: ['a', 'b'] }), a: text('Grüße 你好 👋'), b: text('Grüße 你好 👋 again') }
const json = JSON.stringify(page)
const base64 = (data: string | Uint8Array) => Buffer.from(data).toString('base64')
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url')

/** Written by the package lzutf8 0.6.3: `encodeBase64(compress(json))`. */
const LZUTF8 =
  'eyJST09UIjp7InR5cGXECHJlc29sdmVkTmFtZSI6IkJveCJ9LCJpc0NhbnZhcyI6dHJ1ZSwicHJvcHMiOnt9LCJkaXNwbGF5yzAsImN1c3RvbcYgaGlkZGVuIjpmYWxzZSwibm9kZXMiOlsiYSIsImIiXSwibGlua2VkTsYYe319LCJh+wCRVGV4dO4AksdZ6ACTInTEIjoiR3LDvMOfZSDkvaDlpb0g8J+Ri8Q47gCvxU7uALBwYXJlbsRB5QEa+QDA9QC5Yv8Auf8AufkAuSBhZ2Fpbv8Av/8Av/8Av319fQ=='

const hex = (data: string) => Buffer.from(data).toString('hex')
const utf16 = (data: string) => Buffer.from(`\uFEFF${data}`, 'utf16le')

const encoders: Record<string, (json: string) => string | Promise<string>> = {
  JSON: (value) => value,
  'JSON with a byte order mark': (value) => `\uFEFF${value}`,
  'JSON in base64': base64,
  'gzip in base64': (value) => base64(gzipSync(value)),
  'zlib in base64': (value) => base64(deflateSync(value)),
  'raw deflate in base64url': (value) => base64url(deflateRawSync(value)),
  'raw deflate in a link': (value) => `https://craft.js.org/tools/state#${base64url(deflateRawSync(value))}`,
  'a link to the playground': async (value) =>
    `https://craft.js.org/playground#${await encodeShare({ files: { 'App.tsx': 'export {}' }, page: value })}`,
  'a link to the playground with a page alone': async (value) =>
    `/craft.js/playground#${await encodeShare({ files: {}, page: value })}`,
  'a file of the playground': (value) => JSON.stringify({ v: 1, files: { 'App.tsx': '' }, page: value }),
  'lz-string in base64': lzString.compressToBase64,
  'lz-string for addresses': lzString.compressToEncodedURIComponent,
  'lz-string in UTF-16': lzString.compressToUTF16,
  'lz-string as it is': lzString.compress,
  'percent-encoding': encodeURIComponent,
  'JSON in JSON': (value) => JSON.stringify(value),
  'a parameter of an address': (value) =>
    `https://example.com/edit?id=7&state=${encodeURIComponent(base64(value))}`,
  'base64 of base64': (value) => base64(base64(value)),
  'base64 of percent-encoding': (value) => base64(encodeURIComponent(value)),
  'base64 in JSON': (value) => JSON.stringify(base64(value)),
  'base64 in single quotes': (value) => `'${base64(value)}';`,
  'base64 as Python prints it': (value) => `b'${base64(value)}'`,
  'base64 in lines': (value) => base64(value).replace(/.{76}/g, '$&\r\n'),
  'base64 whose plus signs became spaces': (value) => base64(value).replaceAll('+', ' '),
  'a data URL': (value) => `data:application/json;charset=utf-8;base64,${base64(value)}`,
  'a data URL without base64': (value) => `data:application/json,${encodeURIComponent(value)}`,
  'UTF-16 in base64': (value) => base64(utf16(value)),
  hexadecimal: hex,
  'hexadecimal as PostgreSQL prints it': (value) => `\\x${hex(value)}`,
  'gzip in hexadecimal': (value) => gzipSync(value).toString('hex'),
  'a list of bytes': (value) => JSON.stringify([...Buffer.from(value)]),
  'a Buffer in JSON': (value) => JSON.stringify(Buffer.from(value)),
  'lz-string as bytes': (value) => JSON.stringify(lzString.compressToUint8Array(value)),
  'lz-string in JSON': (value) => JSON.stringify(lzString.compress(value)),
  'lz-string in percent-encoding': (value) => encodeURIComponent(lzString.compressToBase64(value)),
  'what a form sends': (value) => `id=7&${String(new URLSearchParams({ page: value }))}`,
  'percent-encoding, twice': (value) => encodeURIComponent(encodeURIComponent(value)),
  'a data URL without any encoding': (value) => `data:application/json,${value}`,
  'bytes with commas': (value) => String([...gzipSync(value)]),
  'bytes as a debugger prints them': (value) => (hex(value).match(/../g) ?? []).join(' '),
  'zlib with a character for each byte': (value) => JSON.stringify(deflateSync(value).toString('latin1')),
  'a link in a sentence': async (value) =>
    `See [my page](https://craft.js.org/playground#${await encodeShare({ files: {}, page: value })}), please.`,
}

describe.each(Object.entries(encoders))('%s', (_, encode) => {
  it('is decoded', async () => {
    const { value, findings } = await decode(await encode(json), codecs)
    expect(findings).toEqual([])
    expect(readPage(value).page).toEqual(page)
  })

  it('is decoded whatever the texts in the page are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.jsonValue(), async (words, value) => {
        const any = JSON.parse(JSON.stringify({ ROOT: node({ props: { words, value } }) })) as object
        const decoded = await decode(await encode(JSON.stringify(any)), codecs)
        expect(readPage(decoded.value).page).toEqual(any)
      }),
      { numRuns: 25 },
    )
  })
})

it('LZ-UTF8 is decoded, as the guide “Save and Load” writes it', async () => {
  const { value, encodings } = await decode(LZUTF8, codecs)
  expect(value).toEqual(page)
  expect(encodings).toEqual(['base64', 'LZ-UTF8'])
})

it('LZ-UTF8 is decoded from the two kinds of texts that the package writes besides base64', async () => {
  const small = { ROOT: { type: 'div', props: {}, nodes: [] } }
  // Written by lzutf8 0.6.3 as a BinaryString; as a StorageBinaryString, null characters are U+8002.
  const binary =
    '\u3d91\u1493\u69ea\u4223\u53d9\u09d1\u72e0\u6522\u1d11\u191a\u2ec4\u22c2\u1383\u49bd\u60e6\u223a\u3dbe\u4b08\u4dcd\u7646\u2b99\u08e9\u36ba\u7d7d\u0000\u8001'
  for (const text of [binary, binary.replaceAll('\0', '\u8002'), JSON.stringify(binary), `${binary}\n`]) {
    const { value, encodings } = await decode(text, codecs)
    expect(value).toEqual(small)
    expect(encodings).toEqual(['LZ-UTF8'])
  }
  const { value } = await decode(JSON.stringify({ id: 7, content: binary }), codecs)
  expect(readPage(value).page).toEqual(small)
})

/** A page that is long enough to be cut off. */
const long = JSON.stringify({
  ROOT: node({ nodes: Array.from({ length: 60 }, (_, at) => `n${at}`) }),
  ...Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`n${at}`, text(`Text ${at * 7919} ü`)])),
})

describe.each<[name: string, encode: (json: string) => string | Promise<string>]>([
  ['JSON in JSON', (value) => JSON.stringify(value)],
  ['base64 in JSON', (value) => JSON.stringify(base64(value))],
  ['a text of an API', (value) => JSON.stringify({ id: 7, content: value })],
  ['base64 of an API', (value) => JSON.stringify({ id: 7, data: { content: base64(value) } })],
  ['zlib in base64', (value) => base64(deflateSync(value))],
  ['raw deflate in base64url', (value) => base64url(deflateRawSync(value))],
  ['gzip in hexadecimal', (value) => gzipSync(value).toString('hex')],
  [
    'a link',
    async (value) => `https://craft.js.org/playground#${await encodeShare({ files: {}, page: value })}`,
  ],
])('%s that is cut off', (_, encode) => {
  it('is read up to the cut', async () => {
    const encoded = await encode(long)
    for (const part of [0.5, 0.77, 0.93]) {
      const { value, findings } = await decode(encoded.slice(0, encoded.length * part), codecs)
      expect(findings.map(({ code }) => code)).toEqual(['cut-off'])
      const { page: found, left } = repair(value)
      expect(isSound(left)).toBe(true)
      const read = Object.keys(found ?? {})
      expect(read.length).toBeGreaterThan(5)
      const saved = JSON.parse(long) as Record<string, { props: object }>
      for (const id of read.slice(0, -1)) expect(found?.[id]).toHaveProperty('props', saved[id]?.props)
    }
  })
})

it.each([
  [base64(gzipSync(long)).slice(0, 40), 'This is gzip in base64, but it cannot be unpacked'],
  [base64(deflateSync(long)).slice(0, 40), 'This is zlib in base64, but it cannot be unpacked'],
  [base64(new Uint8Array(60).fill(200)), 'This looks like base64, but there is no JSON in it'],
  ['{', 'The text ends before the first Node.'],
  ['{"RO', 'The text ends before the first Node.'],
  [lzString.compressToBase64(long).slice(0, 400), 'it is damaged, or a part of it is missing'],
  [lzString.compressToUTF16(long).slice(0, 400), 'There is no JSON in this text.'],
  ['hello {world}', 'There is no JSON in this text.'],
  ['hello', 'There is no JSON in this text. Paste what `query.serialize()` returned.'],
])('What cannot be read is said of %j', async (unreadable, message) => {
  const { value, findings } = await decode(unreadable, codecs)
  expect(value).toBeUndefined()
  expect(findings.map((finding) => finding.message)).toEqual([expect.stringContaining(message)])
})

it('names the Node after which nothing could be read', async () => {
  const text = json.replace('"props":{}', '"props":{"on":() => {}}')
  const { findings } = await decode(text, codecs)
  expect(findings.map(({ message }) => message)).toEqual([
    'The text is not JSON, and nothing after “ROOT” could be read.',
  ])
})

describe.each([
  ['a comma at the end', json.replace(/\}$/, ',}'), 'not-json'],
  ['comments', `// saved\n${json}`, 'not-json'],
  ['single quotes', json.replaceAll('"', "'"), 'not-json'],
  ['names without quotes', json.replace(/"(\w+)":/g, '$1:'), 'not-json'],
  ['words of JavaScript', json.replace('"custom":{}', '"custom":undefined'), 'not-json'],
  ['NaN', json.replace('"props":{}', '"props":{"width":NaN}'), 'not-json'],
  ['escaped quotes', json.replaceAll('"', '\\"'), 'not-json'],
  ['entities of HTML', json.replaceAll('"', '&quot;'), 'not-json'],
  ['an assignment around it', `const json = '${json}';`, 'not-json'],
  ['a fence of Markdown', `\`\`\`json\n${json}\n\`\`\``, 'not-json'],
  ['words around it', `Here is my page: ${json} Thanks!`, 'not-json'],
  ['no closing bracket', json.slice(0, -1), 'cut-off'],
  ['half of it', json.slice(0, json.length / 2), 'cut-off'],
  ['half of it in base64', base64(json).slice(0, json.length / 2), 'cut-off'],
  ['half of it in gzip', base64(gzipSync(json).subarray(0, gzipSync(json).length / 2)), 'cut-off'],
])('Text with %s', (_, broken, code) => {
  it('is repaired, and ends in a sound page', async () => {
    const { value, findings } = await decode(broken, codecs)
    expect(findings.map((each) => each.code)).toEqual([code])
    const repaired = repair(value)
    expect(repaired.page).toHaveProperty('ROOT')
    expect(isSound(repaired.left)).toBe(true)
  })
})

it('Wherever a text is cut off, what is left becomes a sound page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 12, max: json.length - 1 }), async (at) => {
      const { value } = await decode(json.slice(0, at), codecs)
      const { page: repaired, left } = repair(value)
      if (repaired !== null) expect(isSound(left)).toBe(true)
    }),
  )
})

it.each(['', '   ', 'hello', 'null', '42', 'https://example.com/page', '{', '[]', '"x"', 'AAAAAAAAAAAA'])(
  'There is no page in %j, and nothing is thrown',
  async (nothing) => {
    const { value } = await decode(nothing, codecs)
    expect(
      inspect(value)
        .map(({ code }) => code)
        .filter((code) => code !== 'no-root'),
    ).toEqual(
      inspect(value).length > 0 && !inspect(value).some(({ code }) => code === 'no-root')
        ? ['not-a-page']
        : [],
    )
  },
)

it.each(['1,', 'AbC='])('Nothing is thrown at megabytes of %j', async (part) => {
  expect((await decode(part.repeat(6_000_000 / part.length), codecs)).value).toBeUndefined()
})

it('Data that inflates to gigabytes is not read to its end', async () => {
  const bomb = base64(gzipSync(Buffer.alloc(200_000_000)))
  expect((await decode(bomb, codecs)).value).toBeUndefined()
})
