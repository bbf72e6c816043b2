import type { SerializedNodes } from '@craftjs/core'
import { addressProps } from '../saving/untrusted'

/** The start of a placeholder that a mail service fills in: `{{unsubscribe_url}}`, `*|UNSUB|*`, `%%link%%`. */
const placeholder = /\{\{|\{%|\*\||%%/

/** Makes all URLs in a page absolute, at any depth of the props. In an email, `/order` would not work. */
export function absoluteAddresses(
  nodes: SerializedNodes,
  base: string,
): SerializedNodes {
  const absolute = (name: string, value: unknown): unknown => {
    if (typeof value === 'string')
      return addressProps.test(name) ? absoluteAddress(value, base) : value
    // Each URL in a list belongs to the list's prop.
    if (Array.isArray(value)) return value.map((each) => absolute(name, each))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, absolute(key, inner)]),
    )
  }
  return Object.fromEntries(
    Object.entries(nodes).map(([id, node]) => [
      id,
      { ...node, props: absolute('props', node.props) },
    ]),
  ) as SerializedNodes
}

/** Leaves placeholders as they are, and an empty address empty. */
function absoluteAddress(address: string, base: string): string {
  const [start = ''] = address.split(placeholder)
  if (start.trim() === '' || !URL.canParse(start, base)) return address
  return new URL(start, base).href + address.slice(start.length)
}
