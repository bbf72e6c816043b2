import type { VFile } from 'vfile'
import type { Json } from '../../../model/body'
import { attributeValue } from '../literalValue'
import { reportAt, suggest } from '../authorErrors'
import { childrenOf, type HastNode, isBlank, isJsx, type JsxElement } from '../hast'

/** Converts a component to HTML. It is created once per page, so it can keep a count. */
export type ComponentTransform = (node: JsxElement, file: VFile) => HastNode

const WRITTEN_OUT =
  'Write the value out: text in quotes, or in braces a number, true, false, null, a list or an object of those.'

/** The props of a JSX element by name. Reports those that are not literals; their value is `undefined`. */
export function literalProps(node: JsxElement, file: VFile): Map<string, Json | undefined> {
  const report = (what: string, hint: string) => reportAt(file, node, what, hint)
  const props = new Map<string, Json | undefined>()
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      report(`${tag(node)} has spread props.`, 'Write each prop out: `name="value"`.')
      continue
    }
    const { name } = attribute
    if (props.has(name)) report(`${tag(node)} has “${name}” twice.`, 'Remove one of them.')
    const result = attributeValue(attribute)
    if ('problem' in result) {
      const shown = (attribute.value as { value: string }).value.trim().slice(0, 60)
      report(`the prop “${name}” of ${tag(node)} is {${shown}}, but ${result.problem}.`, WRITTEN_OUT)
    }
    props.set(name, 'problem' in result ? undefined : result.value)
  }
  return props
}

/** The props of a component. */
export interface Props {
  /** The value of a prop; `null` if it is missing, and `undefined` if it is not a literal. */
  get: (name: string) => Json | undefined
  /** The text of a prop, or `null` if it is missing. Reports a value that is not text. */
  text: (name: string) => string | null
  /** The text of a prop. If it is missing, empty or not text, reports it and returns a placeholder. */
  requiredText: (name: string) => string
}

/** The props of a component. Reports those that are not literals or not listed in `known`. */
export function propsOf(node: JsxElement, file: VFile, known: readonly string[]): Props {
  const props = literalProps(node, file)
  const unknown = [...props.keys()].filter((name) => !known.includes(name))
  for (const name of unknown) {
    const hint = known.length === 0 ? 'It takes no props.' : suggest(name, known)
    reportAt(file, node, `${tag(node)} has no prop “${name}”.`, hint)
  }
  const report = (name: string, what: string) =>
    reportAt(file, node, `${tag(node)} ${what} “${name}”.`, `Write \`<${node.name} ${name}="…">\`.`)
  const get = (name: string) => (props.has(name) ? props.get(name) : null)
  const text = (name: string) => {
    const value = get(name) ?? null
    if (value === null || typeof value === 'string') return value
    report(name, 'takes text for')
    return null
  }
  const requiredText = (name: string) => {
    const value = get(name)
    // An unknown prop is probably a misspelling of the missing one.
    if (value === '' || (value === null && unknown.length === 0)) report(name, 'needs')
    else if (typeof value === 'string' && value.trim() === '') report(name, 'takes text for')
    return text(name) || '…'
  }
  return { get, text, requiredText }
}

/** The element's name in messages. */
export function tag(node: JsxElement): string {
  return `<${node.name ?? ''}>`
}

/** The children of a component, all of which must be `name`, such as `Tab` in `Tabs`. Reports others, and a lack of any. */
export function partsOf(node: JsxElement, file: VFile, name: string): JsxElement[] {
  const content = childrenOf(node).filter((child) => !isBlank(child))
  for (const child of content) {
    // A fragment is all that is left of an element with a mistake, which has been reported.
    if (isJsx(child) && (child.name === name || child.name === null)) continue
    const hint = `Put this in a <${name}>, or move it out of ${tag(node)}.`
    reportAt(file, child.position ? child : node, `${tag(node)} can contain only <${name}>.`, hint)
  }
  if (content.length === 0)
    reportAt(file, node, `${tag(node)} is empty.`, `Put at least one <${name}> in it.`)
  return content.filter(isJsx).filter((child) => child.name === name)
}
