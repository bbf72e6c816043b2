import type { NodeId, SerializedNodes } from '@craftjs/core'
import { attribute, element, textOf } from './jsx'

/** Returns true if a resolver key can follow `views.` in a tag. */
const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key)

/** Returns the page that visitors see as JSX of your views, without Craft.js. */
export function pageToReact(nodes: SerializedNodes, id: NodeId = 'ROOT'): string {
  const { type, props, nodes: childIds, linkedNodes } = nodes[id]!
  const { children, ...others } = props as Record<string, unknown>
  const shown = (ids: NodeId[]) => ids.filter((each) => !nodes[each]!.hidden)
  const attributes = Object.entries(others).map(([name, value]) =>
    attribute(name, value),
  )
  const parts = Object.entries(linkedNodes).filter(([, linked]) => shown([linked])[0])
  if (parts.length > 0) {
    const list = parts.map(
      ([name, linked]) => `${JSON.stringify(name)}: ${pageToReact(nodes, linked)}`,
    )
    attributes.push(`parts={{ ${list.join(', ')} }}`)
  }
  const inside =
    childIds.length > 0
      ? shown(childIds).map((child) => asChild(pageToReact(nodes, child)))
      : textOf(children)
  if (typeof type === 'string') return element(type, attributes, inside)
  const key = type.resolvedName
  if (isName(key)) return element(`views.${key}`, attributes, inside)
  return `((View) => ${element('View', attributes, inside)})(views[${JSON.stringify(key)}])`
}

const asChild = (code: string) => (code.startsWith('<') ? code : `{${code}}`)
