import { useEffect, useLayoutEffect, useRef } from 'react'
import { ROOT_NODE, useEditor, type NodeId } from '@craftjs/core'
import { copiesOf } from './copiesOf'

interface DropPreviewProps {
  /** `gap` leaves an empty space, `copy` shows a copy of the dragged element. */
  show: 'gap' | 'copy'
}

/** Shows where a dragged element will land on the page itself, instead of the drop line. */
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
    // Keep the red line, which shows that a rule refuses the drop.
    setLine({ ...line, success: 'transparent' })
    return () => setLine(line)
  }, [query, setOptions])

  const measured = useRef<NodeId | undefined>(undefined)
  useLayoutEffect(() => {
    const isMeasured = measured.current === parent
    measured.current = parent
    const ids = dragged.split(',')
    // Next to itself, the element would not move.
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
      // The previous parent's copies were just removed. Make Craft.js measure the page again:
      // a scroll event triggers that. Then wait, so that it does not measure the new copies.
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
