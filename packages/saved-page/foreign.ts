import { type Fields, isRecord } from './json'
import { LEGACY_ROOT, ROOT } from './nodes'

const DYNAMO_KEYS = new Set(['S', 'N', 'B', 'BOOL', 'NULL', 'M', 'L', 'SS', 'NS', 'BS'])
const EJSON_KEY =
  /^\$(?:oid|date|numberInt|numberLong|numberDouble|numberDecimal|binary|uuid|timestamp|regularExpression)$/

const onlyKey = (value: unknown): string | null => {
  const keys = isRecord(value) ? Object.keys(value) : []
  return keys.length === 1 ? (keys[0] as string) : null
}
const isTyped = (value: unknown) => DYNAMO_KEYS.has(onlyKey(value) ?? '')
const areTyped = (value: unknown) =>
  isRecord(value) && Object.keys(value).length > 0 && Object.values(value).every(isTyped)

/** Whether a list is not empty, and every item is an object that passes a test. */
const areAll = (value: unknown, test: (item: Fields) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((each) => isRecord(each) && test(each))

const isText = (value: unknown) => typeof value === 'string'
const isLeaf = (value: unknown): boolean => isRecord(value) && isText(value.text)
const isSlate = (value: unknown): boolean =>
  isRecord(value) &&
  !('nodes' in value) &&
  Array.isArray(value.children) &&
  value.children.some((each) => isLeaf(each) || isSlate(each))

/** Whether a page contains a value as MongoDB writes it, such as `{"$numberInt": "4"}`. */
function hasExtendedJson(page: Fields): boolean {
  const open: unknown[] = Object.values(page)
  for (let at = 0; at < open.length && at < 20_000; at += 1) {
    const value = open[at]
    if (typeof value !== 'object' || value === null) continue
    if (EJSON_KEY.test(onlyKey(value) ?? '')) return true
    for (const each of Object.values(value)) if (typeof each === 'object') open.push(each)
  }
  return false
}

const hasRootId = (value: Fields) => Object.hasOwn(value, ROOT) || Object.hasOwn(value, LEGACY_ROOT)

/** Formats of other tools that could be mistaken for a page, by fields that only they have. */
const FORMATS: readonly [name: string, advice: string, is: (value: unknown) => boolean][] = [
  ['DynamoDB JSON', 'Unmarshall it first.', areTyped],
  [
    'MongoDB Extended JSON',
    'Convert it with EJSON.deserialize first.',
    (value) => isRecord(value) && hasRootId(value) && hasExtendedJson(value),
  ],
  [
    'the data of Puck',
    '',
    (value) =>
      isRecord(value) &&
      Array.isArray(value.content) &&
      (isRecord(value.root) || isRecord(value.zones)) &&
      (value.content.length === 0 ||
        areAll(value.content, ({ type, props }) => isText(type) && isRecord(props))),
  ],
  [
    'a project of GrapesJS',
    '',
    (value) =>
      isRecord(value) &&
      ('gjs-components' in value ||
        'gjs-html' in value ||
        areAll(value.pages, ({ frames, component }) => Array.isArray(frames) || isRecord(component)) ||
        (Array.isArray(value.components) && ('tagName' in value || 'styles' in value))),
  ],
  [
    'the data of Editor.js',
    '',
    (value) => isRecord(value) && areAll(value.blocks, ({ type, data }) => isText(type) && isRecord(data)),
  ],
  [
    'the data of Draft.js',
    '',
    (value) => isRecord(value) && Array.isArray(value.blocks) && isRecord(value.entityMap),
  ],
  ['a value of Slate', '', (value) => areAll(value, isSlate)],
  [
    'content of Builder',
    '',
    (value) =>
      isRecord(value) &&
      (String(value['@type']).startsWith('@builder.io/') ||
        areAll(value.blocks, (each) => String(each['@type']).startsWith('@builder.io/'))),
  ],
  [
    'a document of Lexical',
    '',
    (value) =>
      isRecord(value) &&
      isRecord(value.root) &&
      value.root.type === 'root' &&
      Array.isArray(value.root.children),
  ],
  [
    'a document of ProseMirror',
    '',
    (value) => isRecord(value) && value.type === 'doc' && Array.isArray(value.content),
  ],
  ['a document of Quill', '', (value) => isRecord(value) && areAll(value.ops, (each) => 'insert' in each)],
  [
    'a design of Unlayer',
    '',
    (value) => isRecord(value) && isRecord(value.body) && Array.isArray(value.body.rows),
  ],
]

/** The message about a value in the format of another tool; `null` if no format is recognized. */
export function foreignFormat(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  const format = FORMATS.find(([, , is]) => is(value))
  if (format === undefined) return null
  const [name, advice] = format
  return `This is ${name}${advice === '' ? ', not a page of Craft.js.' : `. ${advice}`}`
}

/** The message about the first value of another tool anywhere in a value. */
export function foreignMessage(value: unknown): string | null {
  const open = [value]
  for (let at = 0; at < open.length && at < 20_000; at += 1) {
    const each = open[at]
    const message = foreignFormat(each)
    if (message !== null) return message
    if (typeof each === 'object' && each !== null)
      open.push(...(Object.values(each) as unknown[]).slice(0, 1000))
  }
  return null
}
