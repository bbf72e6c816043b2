import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import * as lzString from 'lz-string'
import { describe, expect, it } from 'vitest'
import { decode, inspect, isSound, readPage, repair } from '../../model/saved-page'
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

const encoders: Record<string, (json: string) => string> = {
  JSON: (value) => value,
  'JSON with a byte order mark': (value) => `\uFEFF${value}`,
  'JSON in base64': base64,
  'gzip in base64': (value) => base64(gzipSync(value)),
  'zlib in base64': (value) => base64(deflateSync(value)),
  'raw deflate in base64url': (value) => base64url(deflateRawSync(value)),
  'a link to the playground': (value) =>
    `https://craft.js.org/playground#${base64url(deflateRawSync(value))}`,
  'lz-string in base64': lzString.compressToBase64,
  'lz-string for addresses': lzString.compressToEncodedURIComponent,
  'lz-string in UTF-16': lzString.compressToUTF16,
  'lz-string as it is': lzString.compress,
  'percent-encoding': encodeURIComponent,
  'JSON in JSON': (value) => JSON.stringify(value),
  'a parameter of an address': (value) =>
    `https://example.com/edit?id=7&state=${encodeURIComponent(base64(value))}`,
  'base64 of base64': (value) => base64(base64(value)),
}

describe.each(Object.entries(encoders))('%s', (_, encode) => {
  it('is decoded', async () => {
    const { value, findings } = await decode(encode(json), codecs)
    expect(findings).toEqual([])
    expect(readPage(value).page).toEqual(page)
  })

  it('is decoded whatever the texts in the page are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.jsonValue(), async (words, value) => {
        const any = JSON.parse(JSON.stringify({ ROOT: node({ props: { words, value } }) })) as object
        const decoded = await decode(encode(JSON.stringify(any)), codecs)
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
  it('is mended, and ends in a sound page', async () => {
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

it('Data that inflates to gigabytes is not read to its end', async () => {
  const bomb = base64(gzipSync(Buffer.alloc(200_000_000)))
  expect((await decode(bomb, codecs)).value).toBeUndefined()
})
