import { inspect as print } from 'node:util'
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import * as lzString from 'lz-string'
import { expect, it } from 'vitest'
import { node as nodeOf } from '../fixtures/node'
import { decode, fix, inspect, isSound, readPage, type Unwrap } from '../index'

const node = (fields: object) => nodeOf({ type: { resolvedName: 'Box' }, displayName: 'Box', ...fields })
const page = {
  ROOT: node({ nodes: ['a1-B_c'] }),
  'a1-B_c': node({ parent: 'ROOT', isCanvas: false, props: { text: "It's 100% <b> 你好 👋", size: 12 } }),
}
const json = JSON.stringify(page)
const pretty = JSON.stringify(page, null, 2)
const base64 = (data: string | Uint8Array) => Buffer.from(data).toString('base64')
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url')
const hex = (data: string) => Buffer.from(data).toString('hex')
const link = (data: string) => `https://craft.js.org/tools/state#${base64url(deflateRawSync(data))}`
const doubled = (text: string) => text.replaceAll('"', '""')

const encoders: Record<string, (json: string) => string> = {
  JSON: (value) => value,
  'JSON in base64': base64,
  'gzip in base64': (value) => base64(gzipSync(value)),
  'zlib in base64': (value) => base64(deflateSync(value)),
  'raw deflate in base64url': (value) => base64url(deflateRawSync(value)),
  'a link': link,
  'a link in a sentence': (value) => `See [my page](${link(value)}), please.`,
  'lz-string in base64': lzString.compressToBase64,
  'lz-string for addresses': lzString.compressToEncodedURIComponent,
  'lz-string in UTF-16': lzString.compressToUTF16,
  'lz-string as it is': lzString.compress,
  'percent-encoding': encodeURIComponent,
  'JSON in JSON': (value) => JSON.stringify(value),
  'a parameter of an address': (value) =>
    `https://example.com/edit?id=7&state=${encodeURIComponent(base64(value))}`,
  'base64 of base64': (value) => base64(base64(value)),
  'base64 in single quotes': (value) => `'${base64(value)}';`,
  'base64 as Python prints it': (value) => `b'${base64(value)}'`,
  'base64 whose plus signs became spaces': (value) => base64(value).replaceAll('+', ' '),
  'a data URL': (value) => `data:application/json;charset=utf-8;base64,${base64(value)}`,
  'a data URL without base64': (value) => `data:application/json,${encodeURIComponent(value)}`,
  hexadecimal: hex,
  'hexadecimal as PostgreSQL prints it': (value) => `\\x${hex(value)}`,
  'gzip in hexadecimal': (value) => gzipSync(value).toString('hex'),
  'a list of bytes': (value) => JSON.stringify([...Buffer.from(value)]),
  'bytes as a debugger prints them': (value) => (hex(value).match(/../g) ?? []).join(' '),
  'lz-string as bytes': (value) => JSON.stringify(lzString.compressToUint8Array(value)),
  'form data': (value) => `id=7&${String(new URLSearchParams({ page: value }))}`,
  'an API that returns gzip in a list': (value) =>
    JSON.stringify({ data: [{ attributes: { body: base64(gzipSync(value)) } }] }),
}

it.each(Object.entries(encoders))('%s is decoded, with any text in the page', (_, encode) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.jsonValue(), (words, value) => {
      const any = JSON.parse(JSON.stringify({ ROOT: node({ props: { words, value } }) })) as object
      const decoded = decode(encode(JSON.stringify(any)))
      expect(decoded.findings).toEqual([])
      expect(readPage(decoded.value).page).toEqual(any)
    }),
    { numRuns: 10, examples: [['Grüße 你好 👋', null]] },
  )
})

it('LZ-UTF8 is decoded', () => {
  // As in the guide “Save and Load”: `encodeBase64(compress(json))`, with repetitions.
  const text =
    'eyJST09UIjp7InR5cGXECHJlc29sdmVkTmFtZSI6IkJveCJ9LCJpc0NhbnZhcyI6dHJ1ZSwicHJvcHMiOnt9LCJkaXNwbGF5yzAsImN1c3RvbcYgaGlkZGVuIjpmYWxzZSwibm9kZXMiOlsiYSIsImIiXSwibGlua2VkTsYYe319LCJh+wCRVGV4dO4AksdZ6ACTInTEIjoiR3LDvMOfZSDkvaDlpb0g8J+Ri8Q47gCvxU7uALBwYXJlbsRB5QEa+QDA9QC5Yv8Auf8AufkAuSBhZ2Fpbv8Av/8Av/8Av319fQ=='
  expect(decode(text)).toMatchObject({
    value: {
      ROOT: node({ nodes: ['a', 'b'] }),
      b: { props: { text: 'Grüße 你好 👋 again' }, parent: 'ROOT' },
    },
    encodings: ['base64', 'LZ-UTF8'],
    findings: [],
  })
})

it('reads a page from a custom format', () => {
  const unwrap: Unwrap = (value) =>
    typeof value === 'object' && value !== null && 'mine' in value
      ? { encoding: 'my format', text: String(value.mine) }
      : null
  const { value, encodings } = decode(link(JSON.stringify({ mine: base64(json) })), unwrap)
  expect(value).toEqual(page)
  expect(encodings).toEqual(['link', 'base64', 'deflate', 'my format', 'base64'])
})

/** A page that is long enough to be truncated. */
const ids = Array.from({ length: 60 }, (_, at) => `n${at}`)
const long = JSON.stringify({
  ROOT: node({ nodes: ids }),
  ...Object.fromEntries(
    ids.map((id, at) => [id, node({ props: { text: `Text ${at * 7919} ü` }, parent: 'ROOT' })]),
  ),
})

it.each<[name: string, encode: (json: string) => string]>([
  ['JSON', (value) => value],
  ['base64 in JSON', (value) => JSON.stringify(base64(value))],
  ['a text of an API', (value) => JSON.stringify({ id: 7, content: value })],
  ['zlib in base64', (value) => base64(deflateSync(value))],
  ['gzip in hexadecimal', (value) => gzipSync(value).toString('hex')],
  ['a link', link],
])('%s that is cut off is read up to the cut', (_, encode) => {
  const encoded = encode(long)
  for (const part of [0.5, 0.77, 0.93]) {
    const { value, findings } = decode(encoded.slice(0, encoded.length * part))
    expect(findings.map(({ code }) => code)).toEqual(['cut-off'])
    const { page: found, left } = fix(value)
    expect(isSound(left)).toBe(true)
    const read = Object.keys(found ?? {})
    expect(read.length).toBeGreaterThan(5)
    const saved = JSON.parse(long) as Record<string, { props: object }>
    for (const id of read.slice(0, -1)) expect(found?.[id]).toHaveProperty('props', saved[id]?.props)
  }
})

const AROUND = 'There is text around the JSON.'
const ESCAPED = 'The JSON is escaped or quoted.'
const FIXED = 'The text is not valid JSON. It was repaired: compare it with what you saved.'

/** Text that users paste from issues, chats, consoles, database dumps, and API responses. */
const pastes: Record<string, readonly [text: string, finding?: string]> = {
  'an issue with other code': [
    `### Reproduce\n\`\`\`jsx\nfunction App() { return <Editor resolver={{Box}} /> }\n\`\`\`\n### State\n\`\`\`json\n${pretty}\n\`\`\`\nThanks {everyone}!`,
    AROUND,
  ],
  'a chat message': [`hey, why doesn't this load?? ${json} it's the "ROOT" node I think`, AROUND],
  'a frame in JSX': [`<Frame data={\`${json}\`} />`, AROUND],
  'an export of a module': [`import { x } from './y'\nexport default ${pretty} as const;`, AROUND],
  'an SQL statement': [`INSERT INTO pages VALUES (7, '${json}');`, AROUND],
  'PHP serialization': [`a:1:{s:4:"page";s:${json.length}:"${json}";}`, AROUND],
  'one bracket too many': [`${json}}`, AROUND],
  'a quote in Markdown': [`> here it is:\n> \`\`\`\n${pretty.replace(/^/gm, '> ')}\n> \`\`\``, ESCAPED],
  'a diff': [pretty.replace(/^/gm, '+ '), ESCAPED],
  'lines with numbers': [
    pretty
      .split('\n')
      .map((line, at) => `  ${at + 1}: ${line}`)
      .join('\n'),
    ESCAPED,
  ],
  'a value in CSV': [`7,"${doubled(json)}",2024-05-01`, ESCAPED],
  'text that MySQL escaped': [json.replaceAll('"', '\\"').replaceAll("'", "\\'"), ESCAPED],
  'text that PHP escaped': [json.replaceAll('"', '\\u0022').replaceAll('<', '\\u003C'), ESCAPED],
  'the colors of a terminal': [pretty.replace(/"([^"]*)"/g, '\u001b[32m"$1"\u001b[39m'), ESCAPED],
  'zero-width spaces': [json.replaceAll(',', ',\u200b'), ESCAPED],
  'Nodes without the braces around them': [json.slice(1), ESCAPED],
  'entities of HTML': [json.replaceAll('&', '&amp;').replaceAll('"', '&quot;'), FIXED],
  'quotes as a word processor writes them': [json.replace(/"([^"]*)"/g, '“$1”'), FIXED],
  'spaces as web pages have them': [pretty.replaceAll('  ', '\u00a0\u00a0'), FIXED],
  'the output of console.log in Node.js': [print(page, { depth: null }), FIXED],
  'a dictionary of Python': [
    print(page, { depth: null })
      .replaceAll('true', 'True')
      .replaceAll('false', 'False')
      .replace(/(\w+):/g, "'$1':"),
    FIXED,
  ],
  'a comma at the end': [json.replace(/\}$/, ',}'), FIXED],
  'comments and words of JavaScript': [`// saved\n${json.replace('"custom":{}', 'custom:undefined')}`],
  'line breaks in a text': [json.replace("It's", "It's\n\tso"), FIXED],
  'strings joined with plus signs': [`'${json.slice(0, 100)}' +\n'${json.slice(100).replace("'", "\\'")}'`],
  'a GraphQL query': [`mutation { save(content: ${JSON.stringify(json)}) { id } }`],
  'a document of MongoDB': [`{ _id: ObjectId("65"), content: ${JSON.stringify(json)} }`, FIXED],
  'a local storage': [JSON.stringify({ 'persist:root': JSON.stringify({ editor: json }) })],
  'the entries of a Map': [JSON.stringify({ dataType: 'Map', value: Object.entries(page) })],
}

it.each(Object.entries(pastes))(
  '%s: is read, with a finding, and ends in a valid page',
  (_, [text, finding]) => {
    const { value, findings } = decode(text)
    if (finding !== undefined) expect(findings.map(({ message }) => message)).toEqual([finding])
    const { page: after, left } = fix(value)
    expect(isSound(left)).toBe(true)
    expect(Object.keys(after ?? {})).toEqual(Object.keys(page))
    expect(after).toMatchObject({ ROOT: { nodes: page.ROOT.nodes }, 'a1-B_c': { props: { size: 12 } } })
    expect(after?.['a1-B_c']).toHaveProperty('props.text')
  },
)

it.each([
  [base64(gzipSync(long)).slice(0, 40), 'This is gzip in base64, but it cannot be decompressed'],
  [base64(deflateSync(long)).slice(0, 40), 'This is zlib in base64, but it cannot be decompressed'],
  [base64(new Uint8Array(60).fill(200)), 'This looks like base64, but there is no JSON in it'],
  [lzString.compressToBase64(long).slice(0, 400), 'it is damaged or incomplete'],
  [lzString.compressToUTF16(long).slice(0, 100), 'There is no JSON in this text.'],
  ['{', 'The text ends before the first Node.'],
  ['hello', 'There is no JSON in this text. Paste what `query.serialize()` returned.'],
  ['1,'.repeat(100_000), 'There is no JSON in this text.'],
  // Decompresses to more than the limit.
  [base64(gzipSync(Buffer.alloc(70_000_000))), 'it is damaged or cut off'],
])('a finding explains why text cannot be read (%#)', (unreadable, message) => {
  const { value, findings } = decode(unreadable)
  expect(value).toBeUndefined()
  expect(findings.map((finding) => finding.message)).toEqual([expect.stringContaining(message)])
})

it('names the Node after which nothing could be read', () => {
  expect(decode(json.replace('"props":{}', '"props":{"on":() => {}}')).findings).toMatchObject([
    { message: 'The text is not valid JSON. Nothing after “ROOT” could be read.' },
  ])
})

it.each(['', '   ', 'null', '42', '[]', '"x"', 'https://example.com/page'])('%j has no page', (text) => {
  const { value, findings } = decode(text)
  expect([...findings, ...inspect(value)].map(({ code }) => code)).toContain('not-a-page')
})
