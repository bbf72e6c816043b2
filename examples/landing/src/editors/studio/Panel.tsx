import { useId, type ReactNode } from 'react'
import { Icon } from '../../Icon'

type PanelProps = {
  title: string
  name: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** A collapsible panel in the sidebar. When it is collapsed, the other panel fills its space. */
export const Panel = (props: PanelProps) => {
  const { title, name, isOpen, onToggle, children } = props
  const id = useId()

  return (
    <section className="panel" data-panel={name} data-open={isOpen}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          {title}
          <Icon name="chevron" />
        </button>
      </h2>
      {/* Keep the layers mounted, so that they remember which rows are expanded. */}
      <div id={id} className="panel-body" hidden={!isOpen}>
        {children}
      </div>
    </section>
  )
}
