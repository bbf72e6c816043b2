import type { ReactElement } from 'react'
import { Tool } from '@recipes/toolbox/Tool'
import { Icon, type IconName } from './Icon'

/** The blocks to add. Labels are unique. */
export type Tools = readonly (readonly [
  label: string,
  icon: IconName,
  element: ReactElement<object>,
])[]

/** The blocks. Users drag one onto the page, or click it to add it to the selected element. */
export const Toolbox = ({ tools }: { tools: Tools }) => (
  <section aria-label="Blocks">
    <h2>Blocks</h2>
    <div className="tools">
      {tools.map(([label, icon, element]) => (
        <Tool
          key={label}
          label={label}
          picture={<Icon name={icon} />}
          preview={<span className="tool-preview">{label}</span>}
          element={element}
        />
      ))}
    </div>
  </section>
)
