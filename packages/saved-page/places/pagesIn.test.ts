import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import * as lzString from 'lz-string'
import { expect, it } from 'vitest'
import { node } from '../fixtures/node'
import { decode, fix, inspect, isSound, pagesIn } from '../index'

const sound = { ROOT: node({ nodes: ['a'], props: { text: "It's “ü” \n/1" } }), a: node({ parent: 'ROOT' }) }
const broken = { ...sound, ROOT: { ...sound.ROOT, nodes: ['a', 'gone'] } }
const tree = {
  rootNodeId: 'r',
  nodes: { r: node({ nodes: ['a'], parent: 'ROOT' }), a: node({ parent: 'r' }) },
}
const base64 = (data: string | Uint8Array) => Buffer.from(data).toString('base64')
const json = JSON.stringify

/** Repairs all pages of a text. Throws if one of them cannot be written. */
function repaired(text: string): string {
  const { pages, write } = pagesIn(text)
  for (const { page, put } of pages) {
    const reason = put(fix(page).page ?? page)
    if (reason !== null) throw new Error(reason)
  }
  return write() ?? ''
}

const places = (text: string) => pagesIn(text).pages.map(({ line, path }) => `${line}${path}`)

const sql = (page: object) => json(page).replaceAll("'", "''")
const mysql = (page: object) => json(page).replace(/["\\']/g, '\\$&')
const code = (page: object, quote: string) =>
  quote + json(page).replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote
const copied = (page: object) => json(page).replaceAll('\\', '\\\\')
const csv = (page: object) => json(page).replaceAll('"', '""')

// prettier-ignore
it.each<[name: string, text: (page: object) => string, places: string[]]>([
  ['an array of records', (page) => json([{ id: 1, page: json(page) }, { page: sound }], null, 2), ['/1/page', '/0/page']],
  ['objects by name', (page) => json({ pages: { home: page, about: sound } }), ['/pages/home', '/pages/about']],
  ['a document per line', (page) => `${json({ id: 1, page })}\r\n\n${json({ page: json(sound) })}\r\n`, ['1/page', '3/page']],
  ['SQL', (page) => `INSERT INTO p VALUES\n(1, '${sql(page)}'),\n(2, '${sql(sound)}');`, ['2:6', '3:6']],
  ['SQL of MySQL', (page) => `INSERT INTO p VALUES (1,'${mysql(page)}'),(2,'${mysql(sound)}');`, ['1:26', '1:385']],
  ['COPY of PostgreSQL', (page) => `COPY p FROM stdin;\n1\t${copied(page)}\n2\t${copied(sound)}\t3\n\\.\n`, ['2:3', '3:3']],
  ['single quotes', (page) => `f(${code(page, "'")})\nf(E${code(sound, "'")})`, ['1:4', '2:5']],
  ['template literals', (page) => `f(${code(page, '`')})\nf(${code(sound, '`')})`, ['1:4', '2:4']],
  ['CSV', (page) => `id,page\n1,"${csv(page)}"\n2,"${csv(sound)}"\n`, ['2:4', '3:4']],
  ['base64 in CSV', (page) => `1,${base64(json(page))},x\n2,${base64(json(sound))},y`, ['1:3', '2:3']],
  ['a tree with the root of the page', (page) => json({ id: 1, rootNodeId: 'ROOT', nodes: page }), ['']],
  [
    'a page in a prop of a page',
    (page) =>
      json({ ROOT: node({ nodes: ['a'], props: { template: json(page) } }), a: node({ parent: 'ROOT' }) }),
    ['', '/ROOT/props/template'],
  ],
  ['MongoDB records with plain pages', (page) => json([{ _id: { $oid: '1' }, page }, { page: sound }]), ['/0/page', '/1/page']],
  ['DynamoDB records with JSON in a text', (page) => json({ Items: [{ page: { S: json(page) } }] }), ['/Items/0/page/S']],
  ['a tree', () => json({ node_tree: tree }), ['/node_tree']],
])('finds every page in %s, and repairs only the broken one', (_, textOf, expected) => {
  const found = places(textOf(broken))
  expect(found).toHaveLength(expected.length)
  for (const place of expected) expect(found).toContainEqual(expect.stringContaining(place))
  expect(repaired(textOf(broken))).toBe(textOf(sound))
  expect(repaired(textOf(sound))).toBe(textOf(sound))
})

it('reports the place of a fault in the whole text', () => {
  const text = json({ templates: [{ ...tree, nodes: { ...tree.nodes, r: node({ nodes: ['a', 'gone'] }) } }] })
  const [found] = pagesIn(text).pages
  expect(inspect(found?.page).map(({ path }) => found?.pathOf(path))).toEqual([
    '/templates/0/nodes/r/nodes/1',
  ])
})

const encoders: Record<string, (text: string) => string> = {
  'JSON in JSON': json,
  base64,
  base64url: (text) => Buffer.from(text).toString('base64url'),
  hexadecimal: (text) => `\\x${Buffer.from(text).toString('hex')}`,
  'gzip in base64': (text) => base64(gzipSync(text)),
  'zlib in base64': (text) => base64(deflateSync(text)),
  'deflate in base64': (text) => base64(deflateRawSync(text)),
  'lz-string in base64': lzString.compressToBase64,
  'lz-string for addresses': lzString.compressToEncodedURIComponent,
  'lz-string in UTF-16': lzString.compressToUTF16,
  'percent-encoding': encodeURIComponent,
}
const encoder = fc.constantFrom(...Object.keys(encoders))

/** Any JSON, except keys such as `toString`, which are damage themselves. */
const value = fc
  .oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'grapheme', maxLength: 12 }))
  .filter((value) => isSound(inspect(pageOf(value, ['a']))))

/** A page whose damage one fix repairs by removing `gone`, in the midst of other data. */
function pageOf(props: unknown, nodes: string[]) {
  return { ROOT: node({ nodes, props: { each: [props, 'x'] } }), a: node({ parent: 'ROOT' }) }
}

it('replaces only what is broken, whatever is around it', () => {
  fc.assert(
    fc.property(
      fc.record({
        props: value,
        others: fc.array(fc.tuple(value, encoder, fc.boolean()), { maxLength: 3 }),
        at: fc.nat(3),
        // UTF-16 text is stored unchanged.
        layers: fc
          .array(encoder, { maxLength: 2 })
          .filter(([first, second]) => !second || !first?.includes('UTF')),
        isText: fc.boolean(),
        isByName: fc.boolean(),
        indent: fc.constantFrom(undefined, 1, 2, '\t'),
        newline: fc.constantFrom('\n', '\r\n'),
        bom: fc.constantFrom('', '\ufeff'),
      }),
      ({ props, others, at, layers, isText, isByName, indent, newline, bom }) => {
        const clean = JSON.parse(json(props ?? 0)) as unknown
        const textWith = (nodes: string[]) => {
          const page = pageOf(clean ?? 0, nodes)
          const inner = layers.reduce<unknown>((text, name) => encoders[name]?.(text as string), json(page))
          const stored = isText || layers.length > 0 ? inner : page
          const records: unknown[] = others.map(([each, name, isPage]) => ({
            note: each,
            saved: isPage ? encoders[name]?.(json(pageOf('y', ['a']))) : 'none',
          }))
          records.splice(at, 0, { id: 1.5, body: stored, last: null })
          const whole = isByName ? { list: Object.fromEntries(Object.entries(records)) } : records
          return bom + json(whole, null, indent).replaceAll('\n', newline) + newline
        }
        const text = textWith(['a', 'gone'])
        const { pages } = pagesIn(text)
        expect(pages).toHaveLength(1 + others.filter(([, , isPage]) => isPage).length)
        expect(repaired(textWith(['a']))).toBe(textWith(['a']))
        const after = repaired(text)
        if (layers.length === 0) expect(after).toBe(textWith(['a']))
        for (const { page } of pagesIn(after).pages) expect(isSound(inspect(page))).toBe(true)
        const outside = (whole: string) =>
          Object.values(recordsIn(whole)).map((each) => (each.id === 1.5 ? null : each))
        expect(outside(after)).toEqual(outside(text))
        // The encoded text alone differs, as raw bytes.
        const mark = json(inner(text)).slice(1, -1)
        if (mark !== '') expect(after).toBe(text.replace(mark, () => json(inner(after)).slice(1, -1)))
      },
    ),
  )
})

type Records = Record<string, { id?: number; body?: unknown }>
const recordsIn = (text: string): Records => {
  const value = JSON.parse(text.replace('\ufeff', '')) as Records & { list?: Records }
  return value.list ?? value
}
/** The stored page, as text. */
const inner = (text: string) => {
  const body = Object.values(recordsIn(text)).find(({ id }) => id === 1.5)?.body
  return typeof body === 'string' ? body : ''
}

it('keeps the layout of objects and lists when it adds fields', () => {
  const { hidden: _, ...short } = sound.ROOT
  const page = { ROOT: { ...short, linkedNodes: {} }, a: sound.a }
  for (const [indent, newline] of [
    [2, '\n'],
    ['\t', '\r\n'],
    [undefined, ''],
  ] as const) {
    const text = json({ page, version: 3 }, null, indent).replaceAll('\n', newline)
    const expected = { page: { ROOT: { ...page.ROOT, hidden: false }, a: sound.a }, version: 3 }
    expect(repaired(text)).toBe(json(expected, null, indent).replaceAll('\n', newline))
  }
  expect(repaired(`{"n": 1.0, "page": ${json(broken)}, "n2": 12345678901234567890}`)).toBe(
    `{"n": 1.0, "page": ${json(sound)}, "n2": 12345678901234567890}`,
  )
})

it.each([
  ['is cut off', (text: string) => text.slice(0, -1), 'cut-off'],
  ['lacks a comma between its Nodes', (text: string) => text.replace('},"a"', '} "a"'), 'not-json'],
])('finds one page, not single Nodes, in a page that %s', (_, damaged, code) => {
  const { pages } = pagesIn(damaged(json(broken)))
  expect(pages.map(({ page, findings }) => [page, findings.map((each) => each.code)])).toEqual([
    [broken, [code]],
  ])
})

it.each([
  ['text around the page', `Look: ${json(broken)} thanks`],
  ['PHP serialization', `a:1:{s:4:"page";s:${json(broken).length}:"${json(broken)}";}`],
  ['bytes', json({ type: 'Buffer', data: [...Buffer.from(json(broken))] })],
])('refuses to write %s', (_, text) => {
  expect(() => repaired(text)).toThrow('cannot be written')
})

it('joins strings of code', () => {
  const kotlin = json(json({ id: 1, content: json(broken) })).replace(/.{60}(?!\\)/g, '$&" +\n    "')
  expect(pagesIn(`store.save("cv", ${kotlin})`).pages.map(({ page }) => page)).toEqual([broken])
})

// prettier-ignore
it.each<[string, unknown]>([
  ['DynamoDB JSON. Unmarshall it first.', { ROOT: { M: { type: { S: 'div' }, nodes: { L: [] }, props: { M: {} } } } }],
  ['DynamoDB JSON. Unmarshall it first.', { Items: [{ id: { N: '1' }, page: { M: { ROOT: { M: { type: { S: 'a' } } } } } }] }],
  ['MongoDB Extended JSON.', { page: { ROOT: node({ props: { size: { $numberInt: '4' } } }) } }],
  ['the data of Puck', { content: [{ type: 'Hero', props: { id: 'Hero-1', title: 'Hi' } }], root: { props: {} }, zones: {} }],
  ['a project of GrapesJS', { assets: [], styles: [], pages: [{ frames: [{ component: { type: 'wrapper' } }] }] }],
  ['the data of Editor.js', { time: 1, blocks: [{ id: 'x', type: 'paragraph', data: { text: 'Hi' } }], version: '2.8' }],
  ['a value of Slate', [{ type: 'paragraph', children: [{ text: 'Hi' }] }]],
  ['content of Builder', { data: { blocks: [{ '@type': '@builder.io/sdk:Element', id: 'b' }] } }],
  ['a document of Lexical', { root: { type: 'root', version: 1, children: [] } }],
  ['a document of ProseMirror', { type: 'doc', content: [{ type: 'paragraph' }] }],
  ['a document of Quill', { ops: [{ insert: 'Hi\n' }] }],
  ['a design of Unlayer', { counters: {}, body: { rows: [{ cells: [1] }] } }],
])('names %s', (name, value) => {
  const { pages, reason } = pagesIn(json(value))
  expect(pages).toEqual([])
  expect(reason).toContain(`This is ${name}`)
  expect(fix(value).page).toBeNull()
  expect(fix(decode(json(value)).value).left[0]?.message).toContain(`This is ${name}`)
})
