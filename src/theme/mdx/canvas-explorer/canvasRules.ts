/** A node of the example tree. */
export interface ExampleNode {
  id: string
  /** How it is written in JSX. */
  name: string
  children: readonly ExampleNode[]
}

/** What a person may do with a node in the editor. */
export interface Freedom {
  draggable: boolean
  droppable: boolean
}

/** The tree of the page about nodes. */
export const EXAMPLE: ExampleNode = {
  id: 'ROOT',
  name: 'div',
  children: [
    { id: 'h1', name: 'h1', children: [] },
    { id: 'card', name: 'Card', children: [] },
    { id: 'box', name: 'Box', children: [{ id: 'h2', name: 'h2', children: [] }] },
  ],
}

/** The nodes of the example that may be made a Canvas. */
export const CANDIDATES: readonly string[] = ['ROOT', 'card', 'box']

/**
 * What may be done with every node, by id: a node takes drops when it is a Canvas, and can be dragged when its
 * parent is one. The root has no parent and stays where it is.
 */
export function freedoms(root: ExampleNode, canvases: ReadonlySet<string>): Map<string, Freedom> {
  const found = new Map<string, Freedom>()
  const visit = (node: ExampleNode, parent: ExampleNode | null): void => {
    found.set(node.id, {
      draggable: parent !== null && canvases.has(parent.id),
      droppable: canvases.has(node.id),
    })
    for (const child of node.children) visit(child, node)
  }
  visit(root, null)
  return found
}
