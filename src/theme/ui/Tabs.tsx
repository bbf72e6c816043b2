import type { ReactNode } from 'react'

interface TabsProps {
  /** Prefix of the ids, which keeps them unique on the page. */
  id: string
  label: string
  panels: readonly { value: string; label: string; content: ReactNode }[]
  /** The value of the panel that is selected at first. */
  selected: string | undefined
  isHidden?: boolean
  className?: string
}

/** Tabs, which `beforeHydration/tabs` makes interactive. */
export function Tabs({ id, label, panels, selected, isHidden, className = '' }: TabsProps) {
  return (
    <div className={`tabs ${className}`} id={`${id}-panels`} data-tabs="" hidden={isHidden}>
      <div role="tablist" aria-label={label} className="tabs-list">
        {panels.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            aria-controls={`${id}-${value}-panel`}
            aria-selected={value === selected}
            tabIndex={value === selected ? 0 : -1}
            data-value={value}
          >
            {label}
          </button>
        ))}
      </div>
      {panels.map(({ value, label, content }) => (
        <div
          key={value}
          role="tabpanel"
          className="tabs-panel"
          id={`${id}-${value}-panel`}
          aria-labelledby={`${id}-${value}`}
          data-value={value}
          data-label={label}
          data-selected={value === selected ? '' : undefined}
          tabIndex={-1}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
