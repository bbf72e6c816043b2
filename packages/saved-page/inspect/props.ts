import type { Finding } from './finding'
import { type Fields, isRecord, pointer } from '../json'
import { componentOf, isVoidTag } from '../nodes'
import { asWarning, removeField, report, set, textIn } from './report'
import { propDanger } from './untrusted'

/** Maximum nesting of a prop. Craft.js and `JSON.stringify` recurse once per level. */
const MAX_DEPTH = 1000

const UNSAFE = ['__proto__', 'ref']
const INNER_HTML = 'dangerouslySetInnerHTML'

/** Tags of elements in `children`, which Craft.js passes to React. */
const TAG = /^[a-z][\w-]*$/

/** Whether a value is a serialized React element: as React has it, as Craft.js saves it, or a component alone. */
const isElement = (value: unknown): boolean =>
  isRecord(value) &&
  ((isRecord(value.props) &&
    (['_owner', '_store', 'isCanvas'].some((key) => Object.hasOwn(value, key)) ||
      (Object.hasOwn(value, 'key') && Object.hasOwn(value, 'ref')) ||
      componentOf(value.type) !== null)) ||
    componentOf(value) !== null)

/** Whether Craft.js can load a child: text, or an object that becomes an element, which a page should not contain. */
const isLoadableChild = (child: unknown) =>
  typeof child === 'string' ||
  (isRecord(child) &&
    typeof child.type === 'string' &&
    TAG.test(child.type) &&
    isRecord(child.props) &&
    isPlain(child.props, child.type))

/** Whether props contain only texts, numbers and booleans that an element with this tag accepts. */
const isPlain = (props: Fields, tag: string) =>
  Object.entries(props).every(
    ([key, value]) =>
      typeof value !== 'object' &&
      ![...UNSAFE, INNER_HTML, 'style', ...(isVoidTag(tag) ? ['children'] : [])].includes(key),
  )

/** Whether Craft.js shows a page with these children, although it cannot save it: React renders nothing for them. */
const isShown = (children: unknown): boolean =>
  Array.isArray(children)
    ? children.every((each) => each !== null && (isLoadableChild(each) || !hasTag(each)))
    : typeof children !== 'object'

const hasTag = (child: unknown) => isRecord(child) && typeof child.type === 'string'

/** Findings about the values of props. */
export function propFindings(id: string, node: Fields): Finding[] {
  if (!isRecord(node.props)) return []
  const { props, type } = node
  return Object.entries(props).flatMap(([name, value]) => {
    const keys = ['props', name]
    const drop = [removeField(id, ...keys)]
    const change = (changed: unknown) => [
      { op: 'replace' as const, path: pointer(id, ...keys), value: changed },
    ]
    const what = `Prop “${name}” of Node “${id}”`
    if (UNSAFE.includes(name))
      return [asWarning(report('unsafe-prop', id, keys, `${what} has a reserved name.`, drop))]
    if (value === null) return [report('null-prop', id, keys, `${what} is null.`, drop)]
    if (name === 'children') return childrenFindings(id, value, node)
    if (isElement(value)) {
      const text = textIn(value)
      const fix = text === '' ? drop : change(text)
      const found = report('element-in-props', id, keys, `${what} is a React element.`, fix)
      // React turns an attribute into text, and does not render a component alone.
      return [typeof type === 'string' || componentOf(value) !== null ? asWarning(found) : found]
    }
    if (typeof type === 'string' && name === 'style' && !isRecord(value))
      return [badStyle(id, keys, `${what} is not an object.`, value)]
    if (typeof type === 'string' && name === INNER_HTML && !isInnerHtml(value, node))
      return [report('unsafe-prop', id, keys, `${what} is rejected by React.`, drop)]
    const danger = propDanger(name, value, typeof type === 'string')
    if (danger !== null) return [asWarning(report('unsafe-prop', id, keys, `Node “${id}” ${danger}.`, drop))]
    return valueFindings(id, name, value)
  })
}

function badStyle(id: string, keys: readonly string[], message: string, value: unknown): Finding {
  const found = report('bad-style', id, keys, message, [
    { op: 'replace', path: pointer(id, ...keys), value: styleObject(value) },
  ])
  // React iterates over a list, and finds no CSS property in it.
  return Array.isArray(value) ? asWarning(found) : found
}

/** Whether React accepts a value as inner HTML: it must be the only content, and the tag must allow content. */
const isInnerHtml = (value: unknown, node: Fields) =>
  isRecord(value) &&
  Object.hasOwn(value, '__html') &&
  !isVoidTag(node.type) &&
  !Object.hasOwn(node.props as Fields, 'children') &&
  !(Array.isArray(node.nodes) && node.nodes.length > 0)

function childrenFindings(id: string, children: unknown, node: Fields): Finding[] {
  const keys = ['props', 'children']
  const what = `The prop children of Node “${id}”`
  if (isVoidTag(node.type))
    return [
      report('void-tag', id, keys, `${what} is on a tag that cannot have any.`, [removeField(id, ...keys)]),
    ]
  if (propDanger('children', children, false) === null) return []
  const text = textIn(children)
  const found = report(
    'bad-children',
    id,
    keys,
    `${what} is neither text nor a list of texts.`,
    text === ''
      ? [removeField(id, ...keys)]
      : [set(id, node, 'props', { ...(node.props as Fields), children: text })],
  )
  return [isShown(children) ? asWarning(found) : found]
}

/** Converts CSS declarations to a style object of React. */
function styleObject(style: unknown): Fields {
  if (typeof style !== 'string') return {}
  const declarations = style.split(';').flatMap((each) => {
    const [, property, value] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/.exec(each) ?? []
    if (property === undefined || value === undefined) return []
    const name = property.startsWith('--')
      ? property
      : property.toLowerCase().replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return [[name, value] as const]
  })
  return Object.fromEntries(declarations)
}

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/
const LOST =
  /^(?:\[object \w+\]|NaN|undefined|-?Infinity|(?:async )?function\b.*\{[\s\S]*\}|\([^)]*\) ?=> ?[\s\S]*)$/

/** Finds values that JSON cannot represent, anywhere in a prop. Reports each code once. */
function valueFindings(id: string, name: string, prop: unknown): Finding[] {
  const found = new Map<Finding['code'], Finding>()
  const add = (
    code: Finding['code'],
    keys: readonly (string | number)[],
    message: string,
    patch: Finding['patch'] = [],
  ) => {
    if (!found.has(code)) found.set(code, report(code, id, ['props', name, ...keys], message, patch))
  }
  const lost = (keys: readonly string[], message: string) => {
    add('lost-value', keys, message, [removeField(id, 'props', name, ...keys)])
  }
  const open: { value: unknown; path: Path | null; depth: number }[] = [{ value: prop, path: null, depth: 0 }]
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    const { value, path, depth } = each
    if (depth > MAX_DEPTH) {
      found.clear()
      const message = `Prop “${name}” of Node “${id}” is nested more than ${MAX_DEPTH} levels deep.`
      return [report('too-deep', id, ['props', name], message, [removeField(id, 'props', name)])]
    }
    if (value === null) lost(keysOf(path), `Prop “${name}” of Node “${id}” contains null.`)
    else if (typeof value === 'string' && value.length < 5000) {
      if (DATE.test(value))
        add('date-as-text', keysOf(path), `Prop “${name}” of Node “${id}” has a date as text.`)
      else if (LOST.test(value))
        lost(keysOf(path), `Prop “${name}” of Node “${id}” has text in place of a lost value.`)
    } else if (typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'toString' || key === 'valueOf') {
          const keys = [...keysOf(path), key]
          const message = `Prop “${name}” of Node “${id}” has the key “${key}”, so it cannot become text.`
          add('unsafe-prop', keys, message, [removeField(id, 'props', name, ...keys)])
        }
        if (typeof inner === 'object' || typeof inner === 'string')
          open.push({ value: inner, path: { above: path, key }, depth: depth + 1 })
      }
  }
  return [...found.values()]
}

/** The path to a value, as a linked list: an array for each value would take quadratic space. */
interface Path {
  above: Path | null
  key: string
}

function keysOf(path: Path | null): string[] {
  const keys: string[] = []
  for (let at = path; at !== null; at = at.above) keys.push(at.key)
  return keys.reverse()
}
