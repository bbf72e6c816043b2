import { type Fields, isRecord } from './json'
import { hasRoot } from './nodes'

const DYNAMO_KEYS = new Set(['S', 'N', 'B', 'BOOL', 'NULL', 'M', 'L', 'SS', 'NS', 'BS'])
const EJSON_KEY =
  /^\$(?:oid|date|numberInt|numberLong|numberDouble|numberDecimal|binary|uuid|timestamp|regularExpression)$/

const onlyKey = (value: unknown): string => {
  const keys = isRecord(value) ? Object.keys(value) : []
  return keys.length === 1 ? (keys[0] as string) : ''
}

/** Whether a list is not empty, and every item is an object that passes a test. */
const areAll = (value: unknown, test: (item: Fields) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((each) => isRecord(each) && test(each))

const isText = (value: unknown) => typeof value === 'string'
const isSlate = (value: Fields): boolean =>
  !('nodes' in value) &&
  Array.isArray(value.children) &&
  value.children.some((each) => isRecord(each) && (isText(each.text) || isSlate(each)))

const isOfBuilder = (value: Fields) => String(value['@type']).startsWith('@builder.io/')

/** The search for a format stops after this many values. */
const MAX_VALUES = 20_000

/** The first result of a function about a value or a value in it, level by level, that is not `null`. */
function firstIn<Result>(value: unknown, resultFor: (value: unknown) => Result | null): Result | null {
  const open = [value]
  for (let at = 0; at < open.length && at < MAX_VALUES; at += 1) {
    const each = open[at]
    const result = resultFor(each)
    if (result !== null) return result
    if (typeof each === 'object' && each !== null)
      open.push(...(Object.values(each) as unknown[]).slice(0, MAX_VALUES))
  }
  return null
}

/** Formats of other tools that could be mistaken for a page, by fields that only they have. */
const FORMATS: readonly [name: string, advice: string, is: (fields: Fields, value: unknown) => boolean][] = [
  [
    'DynamoDB JSON',
    'Unmarshall it first.',
    (fields) => areAll(Object.values(fields), (each) => DYNAMO_KEYS.has(onlyKey(each))),
  ],
  [
    'MongoDB Extended JSON',
    'Convert it with EJSON.deserialize first.',
    (fields) => hasRoot(fields) && firstIn(fields, (each) => EJSON_KEY.test(onlyKey(each)) || null) !== null,
  ],
  [
    'the data of Puck',
    '',
    ({ content, root, zones }) =>
      Array.isArray(content) &&
      (isRecord(root) || isRecord(zones)) &&
      (content.length === 0 || areAll(content, ({ type, props }) => isText(type) && isRecord(props))),
  ],
  [
    'a project of GrapesJS',
    '',
    (fields) =>
      'gjs-components' in fields ||
      'gjs-html' in fields ||
      areAll(fields.pages, ({ frames, component }) => Array.isArray(frames) || isRecord(component)) ||
      (Array.isArray(fields.components) && ('tagName' in fields || 'styles' in fields)),
  ],
  [
    'the data of Editor.js',
    '',
    ({ blocks }) => areAll(blocks, ({ type, data }) => isText(type) && isRecord(data)),
  ],
  ['the data of Draft.js', '', ({ blocks, entityMap }) => Array.isArray(blocks) && isRecord(entityMap)],
  ['a value of Slate', '', (_, value) => areAll(value, isSlate)],
  ['content of Builder', '', (fields) => isOfBuilder(fields) || areAll(fields.blocks, isOfBuilder)],
  [
    'a document of Lexical',
    '',
    ({ root }) => isRecord(root) && root.type === 'root' && Array.isArray(root.children),
  ],
  ['a document of ProseMirror', '', ({ type, content }) => type === 'doc' && Array.isArray(content)],
  ['a document of Quill', '', ({ ops }) => areAll(ops, (each) => 'insert' in each)],
  ['a design of Unlayer', '', ({ body }) => isRecord(body) && Array.isArray(body.rows)],
]

/** The message about a value in the format of another tool; `null` if no format is recognized. */
export function foreignFormat(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  const fields = isRecord(value) ? value : {}
  const format = FORMATS.find(([, , is]) => is(fields, value))
  if (format === undefined) return null
  const [name, advice] = format
  return `This is ${name}${advice === '' ? ', not a page of Craft.js.' : `. ${advice}`}`
}

/** The message about the first value of another tool anywhere in a value. */
export const foreignMessage = (value: unknown): string | null => firstIn(value, foreignFormat)
