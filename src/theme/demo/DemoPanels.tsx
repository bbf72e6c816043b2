import { createElement } from 'react'
import type { StaticElement } from '../../model/body'
import { trustedProse } from '../ui'
import { SavedPage, type SavedText } from './SavedPage'

interface DemoPanelsProps {
  /** Sets the ids of this demo apart from those of others. */
  id: string
  title: string
  code: StaticElement
  text: SavedText
  panel: 'code' | 'saved'
}

/** The code of a demo and what its editor would save now, as tabs that work like those of prose. */
export function DemoPanels({ id, title, code, text, panel }: DemoPanelsProps) {
  const { tag, attrs, html } = code
  const panels = [
    {
      value: 'code',
      label: 'Code',
      content: createElement(tag, { ...attrs, dangerouslySetInnerHTML: { __html: trustedProse(html) } }),
    },
    {
      value: 'saved',
      label: 'Saved page',
      content: <SavedPage text={text} label={`Saved page: ${title}`} />,
    },
  ] as const
  return (
    <div className="tabs demo-panels" data-tabs="">
      <div role="tablist" aria-label={title} className="tabs-list">
        {panels.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            aria-controls={`${id}-${value}-panel`}
            aria-selected={value === panel}
            tabIndex={value === panel ? 0 : -1}
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
          data-selected={value === panel ? '' : undefined}
          tabIndex={-1}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
