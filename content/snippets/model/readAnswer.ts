import type { SerializedNode, SerializedNodes } from '@craftjs/core'

type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses the JSON in an answer, which may have text or a code fence around it. */
export const jsonIn = (answer: string): unknown =>
  JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))

/** Converts a page of nested elements to Nodes. Ids are positions, such as 1.0. */
export function nodesOf(tree: unknown): SerializedNodes {
  const nodes: SerializedNodes = {}
  function add(element: unknown, place: number[]): string {
    const id = place.length === 0 ? 'ROOT' : place.join('.')
    const { component, props, children } = isRecord(element) ? element : {}
    const name = typeof component === 'string' ? component : ''
    const inside: unknown[] = Array.isArray(children) ? children : []
    nodes[id] = {
      type: { resolvedName: name },
      props: isRecord(props) ? props : {},
      isCanvas: false,
      displayName: name,
      custom: {},
      hidden: false,
      nodes: [],
      linkedNodes: {},
      parent: place.length === 0 ? null : place.slice(0, -1).join('.') || 'ROOT',
    } satisfies SerializedNode
    nodes[id].nodes = inside.map((child, at) => add(child, [...place, at]))
    return id
  }
  add(tree, [])
  return nodes
}
