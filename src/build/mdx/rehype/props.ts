import type { VFile } from 'vfile'
import type { Json } from '../../../model/body'
import { evaluateProgram } from '../evaluate'
import { suggest } from '../suggest'
import { mistakeAt } from '../place'
import type { JsxElement } from '../tree'

/** The props written on a JSX element, by name; throws unless each is written out. */
export function propsOf(node: JsxElement, file: VFile): Map<string, Json> {
  const props = new Map<string, Json>()
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      throw mistakeAt(file, node, `${tag(node)} has spread props.`, 'Write each prop out: `name="value"`.')
    }
    const { name, value } = attribute
    if (props.has(name)) {
      throw mistakeAt(file, node, `${tag(node)} has “${name}” twice.`, 'Remove one of them.')
    }
    if (value === null || value === undefined) props.set(name, true)
    else if (typeof value === 'string') props.set(name, value)
    else {
      const result = evaluateProgram(value.data?.estree)
      if ('value' in result) props.set(name, result.value)
      else throw notJson(node, file, name, value.value, result.problem)
    }
  }
  return props
}

/** Throws when a prop has a name that is not among `known`. */
export function refuseUnknownProps(
  node: JsxElement,
  file: VFile,
  props: ReadonlyMap<string, Json>,
  known: readonly string[],
): void {
  for (const name of props.keys()) {
    if (known.includes(name)) continue
    const hint = known.length === 0 ? 'It takes none.' : suggest(name, known)
    throw mistakeAt(file, node, `${tag(node)} has no prop “${name}”.`, hint)
  }
}

/** The text of a prop; throws when it is something else, or when it is missing and needed. */
export function textProp(
  node: JsxElement,
  file: VFile,
  props: ReadonlyMap<string, Json>,
  name: string,
): string | null
export function textProp(
  node: JsxElement,
  file: VFile,
  props: ReadonlyMap<string, Json>,
  name: string,
  need: 'required',
): string
export function textProp(
  node: JsxElement,
  file: VFile,
  props: ReadonlyMap<string, Json>,
  name: string,
  need?: 'required',
): string | null {
  const value = props.get(name) ?? null
  if (value === null && need === undefined) return null
  if (typeof value === 'string' && (value.trim() !== '' || need === undefined)) return value
  const what = value === null || value === '' ? 'needs' : 'takes text for'
  throw mistakeAt(file, node, `${tag(node)} ${what} “${name}”.`, `Write \`<${node.name} ${name}="…">\`.`)
}

/** How an element is called in messages. */
export function tag(node: JsxElement): string {
  return `<${node.name ?? ''}>`
}

/** The error for a prop whose value is not written out. */
function notJson(node: JsxElement, file: VFile, name: string, source: string, problem: string): Error {
  return mistakeAt(
    file,
    node,
    `the prop “${name}” of ${tag(node)} is {${source.trim().slice(0, 60)}}, but ${problem}.`,
    'Props are written out: text in quotes, or a number, true, false, null, a list or an object of those in braces.',
  )
}
