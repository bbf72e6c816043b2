import { dangerIn } from './untrusted'

type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the message of an error. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    throw new Error('it is not JSON')
  }
}

/** Returns the ids of a Node's children. Throws if the Node is unsafe. */
const idsIn = (id: string, node: Fields, names: string[]): unknown[] => {
  // Old pages may have no list of children and another name for linkedNodes.
  const {
    type,
    props,
    nodes = [],
    linkedNodes = node._childCanvas ?? {},
  } = node
  const name = isRecord(type) ? type.resolvedName : null
  const isKnown = typeof name === 'string' && names.includes(name)
  if (typeof type !== 'string' && !isKnown) {
    throw new Error(`the element "${id}" has an unknown type`)
  }
  if (!isRecord(props)) {
    throw new Error(`the props of the element "${id}" are damaged`)
  }
  const danger = dangerIn(type, props)
  if (danger !== null) throw new Error(`the element "${id}" ${danger}`)
  if (!Array.isArray(nodes) || !isRecord(linkedNodes)) {
    throw new Error(`the element "${id}" has no list of children`)
  }
  return [...(nodes as unknown[]), ...Object.values(linkedNodes)]
}

/**
 * Returns a saved page without unreachable Nodes.
 * Throws if the page is unsafe or has components other than `names`.
 */
export const checkPage = (json: string, names: string[]): string => {
  const page = parse(json)
  const found = new Map<string, Fields>()

  const visit = (id: string, parent?: string) => {
    const node = isRecord(page) ? page[id] : null
    if (!isRecord(node)) throw new Error(`the element "${id}" is missing`)
    if (found.has(id)) throw new Error(`the element "${id}" appears twice`)
    found.set(id, { ...node, parent })
    for (const inner of idsIn(id, node, names)) visit(String(inner), id)
  }

  // In pages of Craft.js 0.1, the root is called canvas-ROOT.
  visit(isRecord(page) && !page.ROOT ? 'canvas-ROOT' : 'ROOT')
  return JSON.stringify(Object.fromEntries(found))
}
