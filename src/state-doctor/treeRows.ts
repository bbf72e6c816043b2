import {
  componentOf,
  type Fields,
  LEGACY_ROOT,
  nodeFields,
  referencesOf,
  ROOT,
} from '@craftjs-site/saved-page'

/** A Node in the tree. */
export interface TreeRow {
  id: string
  /** What it is: its component or tag. */
  name: string
  /** 1 for the root, and for what is in no other Node. */
  level: number
  /** The id of its `<Element>`, if it is a linked Node. */
  linkedAs: string | null
  isHidden: boolean
  /** Whether the root leads to it. */
  isReachable: boolean
  children: number
  /** The row that contains it, by its index. */
  above: number | null
}

const nameOf = (node: Fields) => (typeof node.type === 'string' ? node.type : (componentOf(node.type) ?? '?'))

/** The Nodes of a page in the order of the tree, each once; then those that the root does not lead to. */
export function treeRows(page: Fields): TreeRow[] {
  const nodes = new Map<string, Fields>()
  for (const [id, value] of Object.entries(page)) {
    const node = nodeFields(value)
    if (node !== null) nodes.set(id, node)
  }
  const rows: TreeRow[] = []
  const placed = new Set<string>()
  const root = [ROOT, LEGACY_ROOT].find((id) => nodes.has(id))
  const place = (start: string) => {
    interface Open {
      id: string
      level: number
      linkedAs: string | null
      above: number | null
    }
    const open: Open[] = [{ id: start, level: 1, linkedAs: null, above: null }]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { id, level, linkedAs, above } = next
      const node = nodes.get(id)
      if (node === undefined || placed.has(id)) continue
      placed.add(id)
      const at = rows.length
      const isReachable = above === null ? id === root : (rows[above]?.isReachable ?? false)
      rows.push({
        id,
        name: nameOf(node),
        level,
        linkedAs,
        isHidden: node.hidden === true,
        isReachable,
        children: 0,
        above,
      })
      const parent = above === null ? undefined : rows[above]
      if (parent) parent.children += 1
      const below = referencesOf(id, node).map((reference): Open => ({
        id: reference.id,
        level: level + 1,
        linkedAs: reference.field === 'nodes' ? null : reference.key,
        above: at,
      }))
      open.push(...below.reverse())
    }
  }
  if (root !== undefined) place(root)
  for (const id of nodes.keys()) if (!placed.has(id)) place(id)
  return rows
}
