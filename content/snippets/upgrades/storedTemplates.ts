import type { NodeId, SerializedNodes } from '@craftjs/core'
import type { Template, TemplateForm } from '../editing/template'
import { openPage, versionAfter } from './storedPage'
import { upgrades } from './upgrades'

interface StoredTemplates {
  version: number
  templates: Template[]
}

/** Stores templates with the page version, and upgrades them when they are read. */
export const templatesWithVersion = (steps = upgrades): TemplateForm => ({
  toText: (templates) =>
    JSON.stringify({
      version: versionAfter(steps),
      templates,
    } satisfies StoredTemplates),
  fromText(text) {
    const stored = JSON.parse(text) as StoredTemplates | Template[]
    // A list without a version has version 0, like a page.
    const { version, templates } = Array.isArray(stored)
      ? { version: 0, templates: stored }
      : stored
    return templates.flatMap((template) => upgraded(template, version, steps))
  },
})

/** Returns one template, or none or several if an upgrade removes or unwraps its root. */
function upgraded(
  { rootId, nodes }: Template,
  version: number,
  steps: typeof upgrades,
): Template[] {
  const root = nodes[rootId]!
  // Upgrades expect a page, where every Node except the root has a parent.
  const ROOT = { ...root, type: 'div', props: {}, nodes: [rootId], linkedNodes: {} }
  const page = openPage(
    {
      version,
      nodes: {
        ...nodes,
        ROOT,
        [rootId]: { ...root, parent: 'ROOT' },
      },
    },
    steps,
  )
  return page.ROOT!.nodes.map((id) => ({ rootId: id, nodes: partOf(page, id) }))
}

/** A Node with all its descendants. */
function partOf(page: SerializedNodes, id: NodeId): SerializedNodes {
  const ids = new Set([id])
  for (const each of ids) {
    const { nodes, linkedNodes } = page[each]!
    for (const child of [...nodes, ...Object.values(linkedNodes)]) ids.add(child)
  }
  return Object.fromEntries([...ids].map((each) => [each, page[each]!]))
}
