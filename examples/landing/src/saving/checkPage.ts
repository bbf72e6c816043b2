import { dangerIn } from '@recipes/saving/untrusted'

type SavedNode = {
  type?: { resolvedName?: unknown }
  nodes?: unknown
  linkedNodes?: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the ids that a Node refers to, or `null` if its lists are invalid. */
function referencesOf({ nodes, linkedNodes }: SavedNode): unknown[] | null {
  if (!Array.isArray(nodes) || !isRecord(linkedNodes)) return null
  return [...(nodes as unknown[]), ...Object.values(linkedNodes)]
}

/**
 * Returns the problem with a saved page, or `null` if it can be opened with the components `names`.
 *
 * If a page is incomplete, Craft.js itself renders nothing or fails much later.
 */
export function problemOfPage(
  text: string,
  names: readonly string[],
): string | null {
  let page: unknown
  try {
    page = JSON.parse(text)
  } catch {
    return 'It is not JSON.'
  }
  if (!isRecord(page)) return 'It has no ROOT block.'
  // In pages of Craft.js 0.1, the root is called canvas-ROOT.
  const root = Object.hasOwn(page, 'ROOT') ? 'ROOT' : 'canvas-ROOT'
  if (!isRecord(page[root])) return 'It has no ROOT block.'
  // Ids that have been referred to. Every block must appear only once.
  const named = new Set<unknown>([root])
  for (const [id, node] of Object.entries(page)) {
    if (!isRecord(node)) return `Block ${id} is not an object.`
    const { type } = node as SavedNode
    const name = isRecord(type) ? type.resolvedName : undefined
    if (typeof name !== 'string' || !names.includes(name)) {
      return `Block ${id} has an unknown type: ${JSON.stringify(name ?? type)}.`
    }
    if (!isRecord(node.props)) return `Block ${id} has no props.`
    const danger = dangerIn(type, node.props)
    if (danger !== null) return `Block ${id} ${danger}.`
    const references = referencesOf(node)
    if (references === null) return `Block ${id} has no list of children.`
    for (const other of references) {
      const what = `Block ${id} contains ${JSON.stringify(other)}`
      if (typeof other !== 'string' || !Object.hasOwn(page, other)) {
        return `${what}, which is missing.`
      }
      if (named.has(other)) return `${what}, which appears twice.`
      named.add(other)
    }
  }
  return null
}
