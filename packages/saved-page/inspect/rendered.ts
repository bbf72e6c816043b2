import type { FindingCode } from './codes'
import type { Finding } from './finding'
import { referencesOf } from '../nodes'
import { asWarning, type PageFacts } from './report'

/** What breaks a page only when the Node is rendered. */
const WHEN_RENDERED: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'bad-tag',
  'void-tag',
  'bad-nodes',
  'bad-linked-nodes',
  'unsafe-prop',
  'element-in-props',
  'bad-style',
  'unsafe-id',
  'missing-child',
  'cycle',
])

/** The Nodes that Craft.js renders: those that the root leads to, apart from hidden ones and what is in them. */
function renderedIds({ rootId, nodes }: PageFacts): ReadonlySet<string> {
  const isRendered = (id: string) => nodes.has(id) && !nodes.get(id)?.hidden
  const rendered = new Set(rootId !== null && isRendered(rootId) ? [rootId] : [])
  // A Set is read to its end, with what is added meanwhile.
  for (const id of rendered)
    for (const reference of referencesOf(id, nodes.get(id) ?? {}))
      if (isRendered(reference.id)) rendered.add(reference.id)
  return rendered
}

/** The same findings; those that break a page when a Node is rendered are warnings if it is not. */
export function asRendered(findings: readonly Finding[], facts: PageFacts): Finding[] {
  const rendered = renderedIds(facts)
  return findings.map((finding) =>
    finding.severity === 'error' && WHEN_RENDERED.has(finding.code) && !rendered.has(finding.node ?? '')
      ? asWarning(finding)
      : finding,
  )
}
