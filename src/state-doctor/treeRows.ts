import { componentOf, type Fields, nodesOf, referencesOf, rootIdOf } from '@craftjs-site/saved-page'

/** A Node in the tree. */
export interface TreeRow {
  id: string
  /** Its component or tag. */
  name: string
  /** 1 for the root, and for Nodes that no other Node contains. */
  level: number
  /** The id of its `<Element>`, if it is a linked Node. */
  linkedAs: string | null
  isHidden: boolean
  /** False for Nodes outside the tree. */
  isReachable: boolean
  children: number
  /** The index of the row that contains it. */
  above: number | null
}

const nameOf = (node: Fields) => (typeof node.type === 'string' ? node.type : (componentOf(node.type) ?? '?'))

/** The Nodes of a page in tree order, each of them once, followed by those that cannot be reached from the root. */
export function treeRows(page: Fields): TreeRow[] {
  const nodes = nodesOf(page)
  const rootId = rootIdOf(nodes)
  const rows: TreeRow[] = []
  const placed = new Set<string>()
  const place = (start: string) => {
    const open = [{ id: start, linkedAs: null as string | null, above: null as number | null }]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { id, linkedAs, above } = next
      const node = nodes.get(id)
      if (node === undefined || placed.has(id)) continue
      const parent = above === null ? null : (rows[above] as TreeRow)
      if (parent) parent.children += 1
      const at = rows.length
      const row = {
        id,
        name: nameOf(node),
        level: parent === null ? 1 : parent.level + 1,
        linkedAs,
        isHidden: node.hidden === true,
        isReachable: parent?.isReachable ?? id === rootId,
        children: 0,
        above,
      }
      placed.add(id)
      rows.push(row)
      const below = referencesOf(id, node).map(({ id: child, field, key }) => ({
        id: child,
        linkedAs: field === 'nodes' ? null : key,
        above: at,
      }))
      // One at a time: a call with a hundred thousand arguments would overflow the stack.
      for (const each of below.reverse()) open.push(each)
    }
  }
  if (rootId !== null) place(rootId)
  for (const id of nodes.keys()) if (!placed.has(id)) place(id)
  return rows
}
