import { useEffect } from 'react'
import { ROOT_NODE, useEditor, type NodeId, type Resolver } from '@craftjs/core'
import { pageProblems } from '../saving/pageProblems'
import { fromTemplate, toTemplate, type Template } from './template'

/** Whether the keys belong to a text field, or to words that the user has selected. */
function isForText({ target }: Event): boolean {
  const isField =
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  return isField || getSelection()?.isCollapsed === false
}

/** The templates in a text; none if it is another text, or must not be loaded. */
function templatesIn(text: string, resolver: Resolver): Template[] {
  try {
    const templates = JSON.parse(text) as Template[]
    const isPage = ({ rootId, nodes }: Template) => {
      const { [rootId]: ROOT, ...others } = nodes
      return pageProblems(JSON.stringify({ ...others, ROOT }), resolver).length === 0
    }
    return templates.every(isPage) ? templates : []
  } catch {
    return []
  }
}

/** Copies, cuts, pastes and duplicates by key. Render it once, anywhere under the Editor. */
export function Clipboard() {
  const { actions, query, enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  const { addNodeTree, delete: remove, history, selectNode } = actions
  const { merge } = history

  useEffect(() => {
    if (!enabled) return

    /** The selected elements in the order of the page, without the root. */
    function selected(): NodeId[] {
      const ids = query.getEvent('selected').all()
      return query
        .node(ROOT_NODE)
        .descendants(true)
        .filter((id) => ids.includes(id) && query.node(id).isDeletable())
    }

    /** Adds copies in one step of the history, and selects them. */
    function insert(templates: Template[], parent: NodeId, index: number) {
      const trees = templates.map((template) => fromTemplate(query, template))
      const roots = trees.map((tree) => tree.nodes[tree.rootNodeId]!)
      // addNodeTree checks no rules, so check them here.
      if (!query.node(parent).isDroppable(roots)) return
      trees.forEach((tree, at) => {
        const add = at === 0 ? addNodeTree : merge().addNodeTree
        add(tree, parent, index + at)
      })
      selectNode(trees.map((tree) => tree.rootNodeId))
    }

    function insertAfter(id: NodeId, templates: Template[]) {
      const parent = query.node(id).get().data.parent!
      insert(templates, parent, query.node(parent).childNodes().indexOf(id) + 1)
    }

    function onCopy(event: ClipboardEvent) {
      const ids = selected()
      if (isForText(event) || ids.length === 0) return
      event.preventDefault()
      const templates = ids.map((id) => toTemplate(query, id))
      event.clipboardData?.setData('text/plain', JSON.stringify(templates))
      if (event.type === 'cut') remove(ids)
    }

    function onPaste(event: ClipboardEvent) {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const templates = templatesIn(text, query.getOptions().resolver)
      if (isForText(event) || templates.length === 0) return
      event.preventDefault()
      const id: NodeId = query.getEvent('selected').last() ?? ROOT_NODE
      const node = query.node(id)
      const isEnd = node.isCanvas() || node.isTopLevelNode()
      if (isEnd) insert(templates, id, node.childNodes().length)
      else insertAfter(id, templates)
    }

    function onKeyDown(event: KeyboardEvent) {
      const isDuplicate =
        (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'd'
      if (!isDuplicate || isForText(event)) return
      // Otherwise the browser adds a bookmark.
      event.preventDefault()
      const ids = selected()
      const last = ids.at(-1)
      if (last)
        insertAfter(
          last,
          ids.map((id) => toTemplate(query, id)),
        )
    }

    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('copy', onCopy, { signal })
    document.addEventListener('cut', onCopy, { signal })
    document.addEventListener('paste', onPaste, { signal })
    document.addEventListener('keydown', onKeyDown, { signal })
    return () => controller.abort()
  }, [enabled, query, addNodeTree, merge, remove, selectNode])

  return null
}
