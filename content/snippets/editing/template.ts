import type { NodeId, NodeTree, SerializedNodes, useEditor } from '@craftjs/core'

type Query = ReturnType<typeof useEditor>['query']

/** A part of a page as plain data. It can be stored as JSON, in the clipboard or a database. */
export interface Template {
  rootId: NodeId
  nodes: SerializedNodes
}

/** Converts templates to text and back, for the clipboard or a database. */
export interface TemplateForm {
  toText: (templates: Template[]) => string
  /** Throws if the text does not contain templates. */
  fromText: (text: string) => Template[]
}

/** Plain JSON without a version, for the clipboard and for components that never change. */
export const plainTemplates: TemplateForm = {
  toText: (templates) => JSON.stringify(templates),
  fromText: (text) => JSON.parse(text) as Template[],
}

/** Converts the Node `id` and all its descendants, including linked Nodes, to a template. */
export function toTemplate(query: Query, id: NodeId): Template {
  const ids = [id, ...query.node(id).descendants(true)]
  return {
    rootId: id,
    nodes: Object.fromEntries(
      ids.map((each) => [each, query.node(each).toSerializedNode()]),
    ),
  }
}

/** Creates Nodes with new ids from a template, ready for `actions.addNodeTree`. */
export function fromTemplate(query: Query, { rootId, nodes }: Template): NodeTree {
  const newIds = new Map<NodeId, NodeId>(
    Object.keys(nodes).map((id) => [id, Math.random().toString(36).slice(2, 12)]),
  )
  const renamed = (id: NodeId): NodeId => newIds.get(id) ?? id

  const copies = Object.entries(nodes).map(([id, node]) =>
    query
      .parseSerializedNode({
        ...node,
        // With a parent, rules that count children would treat the copy as an existing child.
        parent: id === rootId || !node.parent ? null : renamed(node.parent),
        nodes: node.nodes.map(renamed),
        linkedNodes: Object.fromEntries(
          Object.entries(node.linkedNodes).map(([key, linked]) => [
            key,
            renamed(linked),
          ]),
        ),
      })
      .toNode((copy) => {
        copy.id = renamed(id)
      }),
  )
  return {
    rootNodeId: renamed(rootId),
    nodes: Object.fromEntries(copies.map((copy) => [copy.id, copy])),
  }
}
