import { forwardRef, useId, useState, type KeyboardEvent } from 'react'
import type { ListItem } from '../../fields/fields'
import type { Parts } from '../shared/inside'

export interface TabsProps {
  label: string
  items: ListItem[]
}

/** Tabs as in the ARIA Authoring Practices: Tab moves to the tab list, arrow keys move within it. */
export const TabsView = forwardRef<HTMLDivElement, TabsProps & Parts>(function TabsView(
  { label, items, parts },
  ref,
) {
  const [chosen, setChosen] = useState('')
  const base = useId()
  // The chosen tab may have been removed.
  const open = items.some(({ id }) => id === chosen) ? chosen : items[0]?.id

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = items.findIndex(({ id }) => id === open)
    const places = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }
    const to = (places as Record<string, number | undefined>)[event.key]
    const next = to === undefined ? undefined : items.at(to % items.length)
    if (!next) return
    event.preventDefault()
    setChosen(next.id)
    document.getElementById(`${base}-tab-${next.id}`)?.focus()
  }

  return (
    <div ref={ref} className="block-tabs">
      <div role="tablist" aria-label={label}>
        {items.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            aria-selected={id === open}
            aria-controls={`${base}-panel-${id}`}
            tabIndex={id === open ? 0 : -1}
            onClick={() => setChosen(id)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      {items.map(({ id }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          aria-labelledby={`${base}-tab-${id}`}
          // A panel may contain nothing focusable.
          tabIndex={0}
          hidden={id !== open}
        >
          {parts[id]}
        </div>
      ))}
    </div>
  )
})
