import { gzipSync } from 'node:zlib'
import { inspect as print } from 'node:util'
import * as lzString from 'lz-string'
import { expect, it } from 'vitest'
import { decode, isSound, repair } from '../../model/saved-page'
import { codecs } from './codecs'

const node = (fields: object = {}) => ({
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
const page = {
  ROOT: node({ nodes: ['a1-B_c'] }),
  'a1-B_c': node({ parent: 'ROOT', isCanvas: false, props: { text: "It's 100% <b>", size: 12 } }),
}
const json = JSON.stringify(page)
const pretty = JSON.stringify(page, null, 2)
const base64 = (data: string | Uint8Array) => Buffer.from(data).toString('base64')
const doubled = (text: string) => text.replaceAll('"', '""')
const live = (id: string, { type, ...data }: ReturnType<typeof node>) => ({
  id,
  data: { ...data, name: type.resolvedName },
  events: {},
  rules: {},
  dom: null,
  related: {},
  _hydrationTimestamp: 1700000000000,
})
const nodes = Object.fromEntries(Object.entries(page).map(([id, each]) => [id, live(id, each)]))

/** What people paste, as it is in issues, chats, consoles, dumps of databases and responses of APIs. */
const pastes: Record<string, string> = {
  'an issue with other code before it': `### Reproduce\n\`\`\`jsx\nfunction App() { return <Editor resolver={{Box}} /> }\n\`\`\`\n### State\n\`\`\`json\n${pretty}\n\`\`\`\nThanks {everyone}!`,
  'a message in a chat': `hey, why doesn't this load?? ${json} it's the "ROOT" node I think`,
  'a quotation in Markdown': `> here it is:\n> \`\`\`\n${pretty.replace(/^/gm, '> ')}\n> \`\`\``,
  'a frame in JSX': `<Frame data={\`${json}\`} />`,
  'a frame in JSX with an object': `<Frame data={JSON.stringify(${json})}>`,
  'an export of a module': `import { x } from './y'\nexport default ${pretty} as const;`,
  'a value in CSV': `7,"${doubled(json)}",2024-05-01`,
  'a value in CSV alone': `"${doubled(json)}"`,
  'a statement of SQL': `INSERT INTO pages VALUES (7, '${json.replaceAll("'", "''")}');`,
  'text that MySQL escaped': json.replaceAll('"', '\\"').replaceAll("'", "\\'"),
  'text that PHP escaped': json.replaceAll('"', '\\u0022').replaceAll('<', '\\u003C'),
  'PHP serialization': `a:1:{s:4:"page";s:${json.length}:"${json}";}`,
  'a line of a log': `[2024-05-01T10:00:00Z] INFO saved page=${json} in 12ms`,
  'hexadecimal entities': json.replaceAll('"', '&#x22;').replaceAll("'", '&#x27;'),
  'an attribute of HTML': `<div data-page="${json.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></div>`,
  'quotes as a word processor writes them': json.replace(/"([^"]*)"/g, '“$1”'),
  'spaces as web pages have them': pretty.replaceAll('  ', '\u00a0\u00a0'),
  'the output of console.log in Node.js': print(page, { depth: null }),
  'the output of console.log, abbreviated': print(page, { depth: 1 }),
  'the output of console.log of Nodes': print({ ...nodes }, { depth: null }),
  'a JavaScript object': `const page = {ROOT: {type: {resolvedName: 'Box'}, isCanvas: true, props: {}, nodes: ['a1-B_c'], custom: undefined}, 'a1-B_c': {type: {resolvedName: 'Box'}, props: {text: 'x', onClick: () => { alert({a: 1}) }, on: function (e) { return e }, save() { return 1 }, at: new Date('2024-05-01'), find: (id) => get(id).text}, parent: 'ROOT', ...defaults}}`,
  'a dictionary of Python': print(page, { depth: null })
    .replaceAll('true', 'True')
    .replaceAll('false', 'False')
    .replace(/(\w+):/g, "'$1':"),
  'JSON that was stringified three times': JSON.stringify(JSON.stringify(json)),
  'base64 of JSON that was stringified': base64(JSON.stringify(json)),
  'an API that returns base64': JSON.stringify({ id: 7, name: 'Home', content: base64(json) }),
  'an API that returns gzip in a list': JSON.stringify({
    data: [{ attributes: { body: base64(gzipSync(json)) } }],
  }),
  'base64 of Latin-1': Buffer.from(json.replace('100%', 'ä'), 'latin1').toString('base64'),
  'the state of the editor': JSON.stringify({ nodes, events: { selected: {} }, options: {}, handlers: null }),
  'the Nodes of the editor': JSON.stringify(nodes),
  'entries of an object': JSON.stringify(Object.entries(page)),
  'a Map as a library writes it': JSON.stringify({ dataType: 'Map', value: Object.entries(page) }),
  'a local storage': JSON.stringify({
    'persist:root': JSON.stringify({ editor: json, _persist: '{"version":1}' }),
  }),
  'a link that is cut off': `https://example.com/?page=${encodeURIComponent(json).slice(0, 500)}`,
  'a truncated log': `saved: ${pretty.slice(0, 300)}`,
  'a statement in a file': `module.exports = ${pretty};\n`,
  'no commas between Nodes': pretty.replaceAll('},\n', '}\n'),
  'text with line breaks in it': json.replace("It's", "It's\n\tso"),
  'several byte order marks and zero bytes': `\uFEFF\uFEFF${json}\0\0`,
  'a diff': pretty.replace(/^/gm, '+ '),
  'lines with their numbers': pretty
    .split('\n')
    .map((line, at) => `  ${at + 1}: ${line}`)
    .join('\n'),
  'the colors of a terminal': pretty.replace(/"([^"]*)"/g, '\u001b[32m"$1"\u001b[39m'),
  'Nodes without the braces around them': json.slice(1),
  'Nodes with a bracket missing between them': json.replace('"linkedNodes":{}},', '"linkedNodes":{},'),
  'one bracket too many': `${json}}`,
  'no comma between fields': json.replaceAll(',"custom"', '"custom"'),
  'underscores as a chat escapes them': json.replaceAll('_', '\\_'),
  'a text that is joined with plus signs': `'${json.slice(0, 100)}' +\n'${json.slice(100).replace("'", "\\'")}'`,
  'a query of GraphQL': `mutation { save(content: ${JSON.stringify(json)}) { id } }`,
  'a document of MongoDB': `{ _id: ObjectId("65"), content: ${JSON.stringify(json)}, at: ISODate("2024-05-01") }`,
  'a document of Firestore': JSON.stringify({ fields: { content: { stringValue: json } } }),
  'a table of psql': ` id | content \n----+------\n  7 | ${json}\n(1 row)`,
  'a page of HTML': `<!doctype html><style>a{b:c}</style><script type="application/json">${json}</script>`,
  'a response with its headers': `HTTP/1.1 200 OK\nContent-Type: application/json\n\n${json}`,
  'lz-string in a link': `https://example.com/edit#code/${lzString.compressToEncodedURIComponent(json)}`,
  'lz-string in JSON': JSON.stringify({ state: lzString.compressToBase64(json) }),
  'lines that are truncated': `${pretty.split('\n').slice(0, 14).join('\n')}\n… 12 more lines`,
  'zero-width spaces': json.replaceAll(',', ',\u200b'),
}

it.each(Object.entries(pastes))('%s is read, and ends in a sound page', async (name, paste) => {
  const { value } = await decode(paste, codecs)
  const { page: repaired, left } = repair(value)
  expect(isSound(left)).toBe(true)
  const isWhole = !/cut off|truncated|abbreviated/.test(name)
  expect(Object.keys(repaired ?? {})).toEqual(isWhole ? Object.keys(page) : expect.arrayContaining(['ROOT']))
  expect(repaired).toMatchObject({ ROOT: { isCanvas: true } })
  if (isWhole) expect(repaired).toMatchObject({ ROOT: page.ROOT })
  if (isWhole) expect(repaired?.['a1-B_c']).toHaveProperty('props.text')
})
