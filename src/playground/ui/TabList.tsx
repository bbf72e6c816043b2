import { type KeyboardEvent, useEffect, useRef } from 'react'

interface Tab {
  id: string
  label: string
  /** Marks the tab, because its content has a problem. */
  isWrong?: boolean
}

interface TabListProps {
  label: string
  /** Prefix of the ids of the tabs. */
  name: string
  tabs: readonly Tab[]
  active: string
  /** Returns the id of the panel of a tab. */
  panelOf: (id: string) => string
  onOpen: (id: string) => void
}

/** A row of tabs with arrow key navigation. */
export function TabList({ label, name, tabs, active, panelOf, onOpen }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current: box } = list
    if (!box) return
    // Scrolls to the active tab, also when the pane becomes visible.
    const observer = new ResizeObserver(() => {
      const tab = box.querySelector('[aria-selected=true]')?.getBoundingClientRect()
      const { left, right } = box.getBoundingClientRect()
      if (tab) box.scrollLeft += Math.max(0, tab.right - right) + Math.min(0, tab.left - left)
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [active, tabs.length])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ id }) => id === active)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length)
    if (!tab) return
    event.preventDefault()
    onOpen(tab.id)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus()
  }
  return (
    // Handles keys for the tabs, which have the focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div className="playground-tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: text, isWrong }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${name}-${id}`}
          aria-controls={panelOf(id)}
          aria-selected={id === active}
          tabIndex={id === active ? 0 : -1}
          data-wrong={isWrong || undefined}
          onClick={() => onOpen(id)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
