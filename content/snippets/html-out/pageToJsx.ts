import type { NodeId, SerializedNodes } from '@craftjs/core'
import { attribute, element, textOf } from './jsx'

/** Returns true if a resolver key can be a tag name. `Element` is taken by Craft.js. */
const isTagName = (key: string) => /^[A-Z][\w$]*$/.test(key) && key !== 'Element'

/** Returns JSX that recreates the page as the child of a <Frame>. */
export function pageToJsx(nodes: SerializedNodes, id: NodeId = 'ROOT'): string {
  const { type, props, isCanvas, hidden, custom, nodes: childIds } = nodes[id]!
  const { children, ...others } = props as Record<string, unknown>
  const attributes = Object.entries(others).map(([name, value]) =>
    attribute(name, value),
  )
  const inside =
    childIds.length > 0
      ? childIds.map((child) => pageToJsx(nodes, child))
      : textOf(children)

  const key = typeof type === 'string' ? null : type.resolvedName
  const isPlain =
    !isCanvas &&
    !hidden &&
    Object.keys(custom as object).length === 0 &&
    (key === null || isTagName(key))
  if (isPlain) return element(key ?? (type as string), attributes, inside)
  const is =
    key === null
      ? `is="${type as string}"`
      : `is={${isTagName(key) ? key : `resolver[${JSON.stringify(key)}]`}}`
  const own = [
    is,
    ...(isCanvas ? ['canvas'] : []),
    ...(hidden ? ['hidden'] : []),
    ...(Object.keys(custom as object).length > 0 ? [attribute('custom', custom)] : []),
  ]
  return element('Element', [...own, ...attributes], inside)
}
