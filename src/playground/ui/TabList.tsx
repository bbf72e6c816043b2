import { type KeyboardEvent, useEffect, useRef } from 'react'

interface Tab {
  id: string
  label: string
  /** Whether the tab is marked: something in it is wrong. */
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

/** Tabs. Arrow keys go from one to the next. */
export function TabList({ label, name, tabs, active, panelOf, onOpen }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [tab, box] = [list.current?.querySelector('[aria-selected=true]'), list.current].map((element) =>
      element?.getBoundingClientRect(),
    )
    if (list.current && tab && box)
      list.current.scrollLeft += Math.max(0, tab.right - box.right) + Math.min(0, tab.left - box.left)
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
    // Keys are handled for the tabs inside, which have the focus.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
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
