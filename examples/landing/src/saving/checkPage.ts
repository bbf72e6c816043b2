import { dangerIn } from './untrusted'

type SavedNode = {
  type?: { resolvedName?: unknown }
  nodes?: unknown
  linkedNodes?: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The ids that a node refers to; `null` if it does not say so in the way of Craft.js. */
function referencesOf({ nodes, linkedNodes }: SavedNode): unknown[] | null {
  if (!Array.isArray(nodes) || !isRecord(linkedNodes)) return null
  return [...(nodes as unknown[]), ...Object.values(linkedNodes)]
}

/**
 * What is wrong with a page as `query.serialize()` wrote it, `null` if it can be opened with blocks of these `names`.
 *
 * Craft.js itself renders nothing, or fails much later, if a page is incomplete.
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
  // Pages of Craft.js 0.1 call the root canvas-ROOT.
  const root = Object.hasOwn(page, 'ROOT') ? 'ROOT' : 'canvas-ROOT'
  if (!isRecord(page[root])) return 'It has no ROOT block.'
  // What is named already: every block has one place.
  const named = new Set<unknown>([root])
  for (const [id, node] of Object.entries(page)) {
    if (!isRecord(node)) return `Block ${id} is not a record.`
    const { type } = node as SavedNode
    const name = isRecord(type) ? type.resolvedName : undefined
    if (typeof name !== 'string' || !names.includes(name)) {
      return `Block ${id} is of an unknown kind: ${JSON.stringify(name ?? type)}.`
    }
    if (!isRecord(node.props)) return `Block ${id} has no props.`
    const danger = dangerIn(type, node.props)
    if (danger !== null) return `Block ${id} ${danger}.`
    const references = referencesOf(node)
    if (references === null) return `Block ${id} does not say what is in it.`
    for (const other of references) {
      const what = `Block ${id} holds ${JSON.stringify(other)}`
      if (typeof other !== 'string' || !Object.hasOwn(page, other)) {
        return `${what}, which is missing.`
      }
      if (named.has(other)) return `${what}, which has a place already.`
      named.add(other)
    }
  }
  return null
}
