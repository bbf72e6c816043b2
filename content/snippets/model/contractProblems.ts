import type { Resolver, SerializedNode, SerializedNodes } from '@craftjs/core'
import { propProblems } from '../fields/propProblems'
import { pageProblems } from '../saving/pageProblems'
import { descriptionsOf } from './description'

const nameOf = ({ type }: SerializedNode) =>
  typeof type === 'string' ? type : type.resolvedName

/** Returns the reasons not to load a page, including invalid prop values. */
export function contractProblems(nodes: SerializedNodes, resolver: Resolver): string[] {
  const problems = pageProblems(JSON.stringify(nodes), resolver, propProblems)
  if (problems.length > 0) return problems
  if (nameOf(nodes.ROOT!) !== 'Page') return ['The outermost element must be a Page.']
  const descriptions = descriptionsOf(resolver)
  return Object.entries(nodes).flatMap(([id, node]) => {
    const name = nameOf(node)
    const description = Object.hasOwn(descriptions, name) ? descriptions[name] : null
    if (!description) return [`Node ${id} is a ${name}, which has no description.`]
    const { fields, holds = [] } = description
    const values = node.props as Record<string, unknown>
    const missing = Object.keys(fields)
      .filter((prop) => !Object.hasOwn(values, prop))
      .map((prop) => `${name} ${id} needs the prop ${prop}.`)
    const unknown = Object.keys(values)
      .filter((prop) => !Object.hasOwn(fields, prop))
      .map((prop) => `${name} ${id} has no prop ${prop}.`)
    const misplaced = node.nodes.flatMap((child) => {
      const inner = nameOf(nodes[child]!)
      return holds.includes(inner)
        ? []
        : [`${name} ${id} may not contain ${inner} ${child}.`]
    })
    return [...missing, ...unknown, ...misplaced]
  })
}
