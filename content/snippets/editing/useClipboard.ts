import { useMemo } from 'react'
import { ROOT_NODE, useEditor, type NodeId } from '@craftjs/core'
import { pageProblems } from '../saving/pageProblems'
import {
  fromTemplate,
  plainTemplates,
  toTemplate,
  type Template,
  type TemplateForm,
} from './template'

type Query = ReturnType<typeof useEditor>['query']

/** Returns the templates in a text. Returns none if it contains no templates or unsafe ones. */
function templatesIn(text: string, form: TemplateForm, query: Query): Template[] {
  try {
    const templates = form.fromText(text)
    const isPage = ({ rootId, nodes }: Template) => {
      const { [rootId]: ROOT, ...others } = nodes
      const page = JSON.stringify({ ...others, ROOT })
      return pageProblems(page, query.getOptions().resolver).length === 0
    }
    if (!templates.every(isPage)) return []
    // Throws if a Node lacks a field that the editor needs.
    for (const template of templates) fromTemplate(query, template)
    return templates
  } catch {
    return []
  }
}

const always = () => true

/** Returns true if the user may remove a Node. */
export type MayArrange = (id: NodeId, query: Query) => boolean

/** Clipboard actions for menus and shortcuts. Define the arguments outside your components. */
export function useClipboard(
  mayArrange: MayArrange = always,
  form: TemplateForm = plainTemplates,
) {
  const { actions, query } = useEditor()
  const { addNodeTree, delete: remove, history, selectNode } = actions
  const { merge } = history

  return useMemo(() => {
    /** The selected elements in page order, without the root. */
    function selected(): NodeId[] {
      const ids = query.getEvent('selected').all()
      return query
        .node(ROOT_NODE)
        .descendants(true)
        .filter((id) => ids.includes(id) && query.node(id).isDeletable())
        .filter((id) => mayArrange(id, query))
    }

    /** Adds copies in a single history entry and selects them. */
    function insert(templates: Template[], parent: NodeId, index: number): boolean {
      const trees = templates.map((template) => fromTemplate(query, template))
      const roots = trees.map((tree) => tree.nodes[tree.rootNodeId]!)
      // addNodeTree checks no rules, so check them here.
      if (roots.length === 0 || !query.node(parent).isDroppable(roots)) return false
      trees.forEach((tree, at) => {
        const add = at === 0 ? addNodeTree : merge().addNodeTree
        add(tree, parent, index + at)
      })
      selectNode(trees.map((tree) => tree.rootNodeId))
      return true
    }

    function insertAfter(id: NodeId, templates: Template[]): boolean {
      const parent = query.node(id).get().data.parent!
      const index = query.node(parent).childNodes().indexOf(id) + 1
      return insert(templates, parent, index)
    }

    return {
      /** Returns the text for the clipboard, or null if there is nothing to copy. */
      copy(): string | null {
        const templates = selected().map((id) => toTemplate(query, id))
        return templates.length > 0 ? form.toText(templates) : null
      },
      /** Finishes a cut after `copy`. Like the two methods below, returns true if it changed the page. */
      remove(): boolean {
        const ids = selected()
        if (ids.length > 0) remove(ids)
        return ids.length > 0
      },
      /** Pastes into the selected Canvas, or after the selected element. */
      paste(text: string): boolean {
        const templates = templatesIn(text, form, query)
        const id: NodeId = query.getEvent('selected').last() ?? ROOT_NODE
        const node = query.node(id)
        return node.isCanvas() || node.isTopLevelNode()
          ? insert(templates, id, node.childNodes().length)
          : insertAfter(id, templates)
      },
      duplicate(): boolean {
        const ids = selected()
        const last = ids.at(-1)
        const templates = ids.map((id) => toTemplate(query, id))
        return last !== undefined && insertAfter(last, templates)
      },
    }
  }, [query, mayArrange, form, addNodeTree, merge, remove, selectNode])
}
