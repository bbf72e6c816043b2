import type { SerializedNodes } from '@craftjs/core'
import { addressProps } from '../saving/untrusted'

/** Makes all URLs in a page absolute. In an email, `/order` would not work. */
export function absoluteAddresses(
  nodes: SerializedNodes,
  base: string,
): SerializedNodes {
  const whole = (name: string, value: unknown) =>
    typeof value === 'string' && addressProps.test(name) && URL.canParse(value, base)
      ? new URL(value, base).href
      : value
  return Object.fromEntries(
    Object.entries(nodes).map(([id, node]) => {
      const props = Object.entries(node.props as Record<string, unknown>).map(
        ([name, value]) => [name, whole(name, value)],
      )
      return [id, { ...node, props: Object.fromEntries(props) }]
    }),
  )
}
