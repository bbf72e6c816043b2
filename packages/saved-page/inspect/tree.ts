import type { Finding } from './finding'
import { isRecord } from '../json'
import { isVoidTag, type Reference, referencesOf } from '../nodes'
import { asWarning, type PageFacts, removeField, removeReference, report, set } from './report'

interface Visit {
  id: string
  references: Reference[]
  /** The index of the next reference to follow. */
  at: number
}

/**
 * Findings about the tree. Visits the Nodes in page order, each before its children. Not recursive: a page may be
 * thousands of levels deep.
 */
export function treeFindings(rootId: string, { page, nodes, mentions }: PageFacts): Finding[] {
  const found: Finding[] = []
  const parents = new Map<string, string | null>([[rootId, null]])
  const above = new Set([rootId])
  const visit = (id: string): Visit => ({ id, references: referencesOf(id, nodes.get(id) ?? {}), at: 0 })
  const open = [visit(rootId)]
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const reference = last.references[last.at]
    last.at += 1
    if (reference === undefined) {
      open.pop()
      above.delete(last.id)
      continue
    }
    const { id } = reference
    if (!nodes.has(id)) {
      // Invalid Nodes get their own finding, whose fix removes all references.
      if (!Object.hasOwn(page, id)) {
        const missing = mention('missing-child', reference, `refers to “${id}”, which is not in the page`)
        // If `linkedNodes` is text, Craft.js finds no linked Node in it.
        found.push(reference.key === '' && reference.field !== 'nodes' ? asWarning(missing) : missing)
      }
    } else if (above.has(id)) {
      found.push(mention('cycle', reference, `contains “${id}”, which already contains it`))
    } else if (parents.has(id)) {
      const first = parents.get(id)
      const twice = mention(
        'two-places',
        reference,
        `refers to “${id}”, which is already in “${first ?? 'the page'}”`,
      )
      const isLinked = mentions.get(id)?.some(({ field }) => field !== 'nodes')
      found.push(isLinked ? { ...twice, severity: 'error' } : twice)
    } else {
      parents.set(id, last.id)
      above.add(id)
      found.push(...parentFinding(id, last.id, nodes))
      open.push(visit(id))
    }
  }
  found.push(...rootFindings(rootId, nodes))
  for (const id of nodes.keys())
    if (!parents.has(id))
      found.push(report('unreachable', id, [], `Node “${id}” is not in the tree.`, [removeField(id)]))
  return found
}

const mention = (
  code: 'missing-child' | 'cycle' | 'two-places',
  reference: Reference,
  message: string,
): Finding => ({
  ...report(
    code,
    reference.from,
    reference.key === '' ? [reference.field] : [reference.field, reference.key],
    `Node “${reference.from}” ${message}.`,
    [removeReference(reference)],
  ),
  child: reference.id,
})

function parentFinding(id: string, parent: string, nodes: PageFacts['nodes']): Finding[] {
  const node = nodes.get(id) ?? {}
  if (node.parent === parent) return []
  const says = typeof node.parent === 'string' ? `names “${node.parent}” as its parent` : 'names no parent'
  return [
    report('wrong-parent', id, ['parent'], `Node “${id}” is in “${parent}”, but ${says}.`, [
      set(id, node, 'parent', parent),
    ]),
  ]
}

function rootFindings(rootId: string, nodes: PageFacts['nodes']): Finding[] {
  const root = nodes.get(rootId)
  if (root === undefined) return []
  const found: Finding[] = []
  if (root.parent !== undefined && root.parent !== null)
    found.push(
      report('wrong-parent', rootId, ['parent'], `The root “${rootId}” has a parent.`, [
        set(rootId, root, 'parent', null),
      ]),
    )
  if (root.hidden === true)
    found.push(
      report('hidden-root', rootId, ['hidden'], `The root “${rootId}” is hidden.`, [
        set(rootId, root, 'hidden', false),
      ]),
    )
  return found
}

/** Notes about things that may be intentional: hidden Nodes, and children that users cannot move. */
export function noteFindings(id: string, { nodes, rootId }: PageFacts): Finding[] {
  const node = nodes.get(id) ?? {}
  const found: Finding[] = []
  if (node.hidden === true && id !== rootId)
    found.push(report('hidden', id, ['hidden'], `Node “${id}” is hidden.`, [set(id, node, 'hidden', false)]))
  const hasChildren = Array.isArray(node.nodes) && node.nodes.length > 0
  if (hasChildren && node.isCanvas !== true && !isVoidTag(node.type) && isRecord(node.props))
    found.push(
      report('not-a-canvas', id, ['isCanvas'], `Node “${id}” has child Nodes but is not a Canvas.`, [
        set(id, node, 'isCanvas', true),
      ]),
    )
  return found
}
