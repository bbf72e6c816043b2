import type { Resolver } from '@craftjs/core'
import { dangerIn } from './untrusted'

type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns the reasons not to load a page, or an empty list if it is safe to load. `propProblems` can check the props of
 * each component.
 */
export function pageProblems(
  json: string,
  resolver: Resolver,
  propProblems: (component: unknown, props: Fields) => string[] = () => [],
): string[] {
  let page: unknown
  try {
    page = JSON.parse(json)
  } catch (error) {
    return [`This is not JSON: ${String(error)}`]
  }
  // Unlike an object, a Map inherits no keys such as toString or constructor.
  const nodes = new Map(isRecord(page) ? Object.entries(page) : [])
  const root = nodes.has('ROOT') ? 'ROOT' : 'canvas-ROOT' // the root in Craft.js 0.1
  if (!nodes.has(root)) return ['The page has no ROOT.']

  const problems = [...nodes].flatMap(([id, node]) => {
    if (!isRecord(node)) return [`Node ${id} is not an object.`]
    const found = typeProblems(node.type, resolver)
    const danger = isRecord(node.props)
      ? dangerIn(node.type, node.props)
      : 'has no props'
    if (danger !== null) found.push(danger)
    // Only an own key of the resolver passes the check of the type.
    else if (found.length === 0 && isRecord(node.type))
      found.push(
        ...propProblems(resolver[String(node.type.resolvedName)], node.props as Fields),
      )
    if (!Array.isArray(node.nodes ?? [])) found.push('has nodes that are not a list')
    if (!isRecord(linksOf(node))) found.push('has linkedNodes that are not an object')
    return found.map((problem) => `Node ${id} ${problem}.`)
  })
  if (problems.length > 0) return problems

  // Follow the ids from the root: every Node must appear only once.
  const placed = new Set([root])
  for (const id of placed) {
    const node = nodes.get(id) as Fields
    const below = [
      ...((node.nodes ?? []) as unknown[]),
      ...Object.values(linksOf(node)),
    ]
    for (const child of below) {
      if (typeof child !== 'string' || !nodes.has(child))
        problems.push(`Node ${id} refers to ${String(child)}, which does not exist.`)
      else if (placed.has(child)) problems.push(`Node ${child} is in the page twice.`)
      else placed.add(child)
    }
  }
  return problems
}

/** The linked Nodes. Old versions of Craft.js called them _childCanvas. */
const linksOf = (node: Fields) =>
  (node.linkedNodes ?? node._childCanvas ?? {}) as Fields

function typeProblems(type: unknown, resolver: Resolver): string[] {
  const name = isRecord(type) ? type.resolvedName : type
  if (typeof name !== 'string' || name === '') return ['has no type']
  if (typeof type === 'string') return []
  if (name === 'Canvas') return ['is a Canvas, a name that Craft.js reserves']
  return Object.hasOwn(resolver, name)
    ? []
    : [`is a ${name}, which is not in the resolver`]
}
