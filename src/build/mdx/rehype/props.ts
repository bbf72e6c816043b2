import type { VFile } from 'vfile'
import type { Json } from '../../../model/body'
import { attributeValue } from '../literalValue'
import { authorErrorAt, suggest } from '../authorErrors'
import { childrenOf, type HastNode, isBlank, isJsx, type JsxElement } from '../tree'

/** Converts a component to HTML. It is created once per page, so it can keep a count. */
export type ComponentTransform = (node: JsxElement, file: VFile) => HastNode

const WRITTEN_OUT =
  'Write the value out: text in quotes, or in braces a number, true, false, null, a list or an object of those.'

/** The props of a JSX element by name. Throws unless all are literals. */
export function literalProps(node: JsxElement, file: VFile): Map<string, Json> {
  const problem = (what: string, hint: string) => authorErrorAt(file, node, what, hint)
  const props = new Map<string, Json>()
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute')
      throw problem(`${tag(node)} has spread props.`, 'Write each prop out: `name="value"`.')
    const { name } = attribute
    if (props.has(name)) throw problem(`${tag(node)} has “${name}” twice.`, 'Remove one of them.')
    const result = attributeValue(attribute)
    if ('problem' in result) {
      const shown = (attribute.value as { value: string }).value.trim().slice(0, 60)
      throw problem(`the prop “${name}” of ${tag(node)} is {${shown}}, but ${result.problem}.`, WRITTEN_OUT)
    }
    props.set(name, result.value)
  }
  return props
}

/** The props of a component. */
export interface Props {
  get: (name: string) => Json | undefined
  /** The text of a prop, or `null` if it is missing. Throws if it is not text. */
  text: (name: string) => string | null
  /** The text of a prop. Throws if it is missing, empty or not text. */
  requiredText: (name: string) => string
}

/** The props of a component. Throws unless all are literals and listed in `known`. */
export function propsOf(node: JsxElement, file: VFile, known: readonly string[]): Props {
  const props = literalProps(node, file)
  for (const name of props.keys()) {
    if (known.includes(name)) continue
    const hint = known.length === 0 ? 'It takes no props.' : suggest(name, known)
    throw authorErrorAt(file, node, `${tag(node)} has no prop “${name}”.`, hint)
  }
  const wrongText = (name: string, what: string) =>
    authorErrorAt(file, node, `${tag(node)} ${what} “${name}”.`, `Write \`<${node.name} ${name}="…">\`.`)
  const text = (name: string) => {
    const value = props.get(name) ?? null
    if (value === null || typeof value === 'string') return value
    throw wrongText(name, 'takes text for')
  }
  const requiredText = (name: string) => {
    const value = text(name)
    if (value === null || value === '') throw wrongText(name, 'needs')
    if (value.trim() === '') throw wrongText(name, 'takes text for')
    return value
  }
  return { get: (name) => props.get(name), text, requiredText }
}

/** The element's name in messages. */
export function tag(node: JsxElement): string {
  return `<${node.name ?? ''}>`
}

/** The children of a component, which must all be `name`, such as `Tab` in `Tabs`. Throws if there are none. */
export function partsOf(node: JsxElement, file: VFile, name: string): JsxElement[] {
  const content = childrenOf(node).filter((child) => !isBlank(child))
  for (const child of content) {
    if (isJsx(child) && child.name === name) continue
    const hint = `Put this in a <${name}>, or move it out of ${tag(node)}.`
    throw authorErrorAt(file, child.position ? child : node, `${tag(node)} can contain only <${name}>.`, hint)
  }
  if (content.length === 0)
    throw authorErrorAt(file, node, `${tag(node)} is empty.`, `Put at least one <${name}> in it.`)
  return content.filter(isJsx)
}
