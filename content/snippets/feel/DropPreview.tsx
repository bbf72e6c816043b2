import { useEffect, useLayoutEffect, useRef } from 'react'
import { ROOT_NODE, useEditor, type NodeId } from '@craftjs/core'
import { copiesOf } from './copiesOf'

interface DropPreviewProps {
  /** `gap` keeps the place free, `copy` shows a copy of what is dragged. */
  show: 'gap' | 'copy'
}

/** Shows on the page itself where a drag lands, in place of the drop line. */
export function DropPreview({ show }: DropPreviewProps) {
  const { actions, query, dragged, parent, sibling, where, isRefused } = useEditor(
    ({ indicator, events }) => ({
      dragged: [...events.dragged].join(),
      parent: indicator?.placement.parent.id,
      sibling: indicator?.placement.currentNode?.id,
      where: indicator?.placement.where,
      isRefused: Boolean(indicator?.error),
    }),
  )
  const { setOptions } = actions

  useEffect(() => {
    const line = query.getOptions().indicator
    const setLine = (indicator: typeof line) =>
      setOptions((options) => {
        options.indicator = indicator
      })
    // The line stays red where a rule refuses.
    setLine({ ...line, success: 'transparent' })
    return () => setLine(line)
  }, [query, setOptions])

  const measured = useRef<NodeId | undefined>(undefined)
  useLayoutEffect(() => {
    const isMeasured = measured.current === parent
    measured.current = parent
    const ids = dragged.split(',')
    // Beside itself, the element stays where it is.
    if (!parent || isRefused || (sibling && ids.includes(sibling))) return
    const { [parent]: target, [sibling ?? '']: anchor } = query.getNodes()
    const copies = copiesOf(ids, query, show)
    const moved = new AbortController()

    function insert() {
      moved.abort()
      if (!anchor?.dom) target?.dom?.append(...copies)
      else if (where === 'before') anchor.dom.before(...copies)
      else anchor.dom.after(...copies)
    }

    if (isMeasured) insert()
    else {
      // The copies have left another parent. Craft.js measures again after an element
      // around the page has scrolled, and must not measure the copies.
      query.node(ROOT_NODE).get().dom?.dispatchEvent(new Event('scroll'))
      const page = target?.dom?.ownerDocument
      for (const type of ['dragover', 'mousemove'])
        page?.addEventListener(type, insert, { signal: moved.signal })
    }
    return () => {
      moved.abort()
      copies.forEach((copy) => copy.remove())
    }
  }, [query, show, dragged, parent, sibling, where, isRefused])

  return null
}
