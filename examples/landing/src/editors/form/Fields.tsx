import { ROOT_NODE, useEditor } from '@craftjs/core'
import { useEffect, useRef } from 'react'
import { scrollIntoPanel } from '../scrollIntoPanel'
import { Group } from './Group'

/** The page as a form: a group for each block with children, and fields for all other blocks. */
export const Fields = () => {
  const list = useRef<HTMLElement>(null)
  const { selected, isThere } = useEditor((state, query) => ({
    selected: query.getEvent('selected').first() as string | undefined,
    isThere: Boolean(state.nodes[ROOT_NODE]),
  }))

  // Scrolls to the fields of a block that was selected on the page.
  useEffect(() => {
    const item = list.current?.querySelector('[data-current=true]')
    if (!list.current || !item || item.contains(document.activeElement)) return
    scrollIntoPanel(list.current, item)
  }, [selected])

  return (
    <aside ref={list} className="fields-list" aria-label="Fields">
      {isThere && <Group id={ROOT_NODE} depth={0} />}
    </aside>
  )
}
