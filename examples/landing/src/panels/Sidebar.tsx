import { Layers } from '@craftjs/layers'
import { useState } from 'react'
import { Customize } from './Customize'
import { LayerRow } from './LayerRow'
import { Panel } from './Panel'

/** Both panels fit beside the page; below it there is room for one. */
const isNarrow = () => matchMedia('(max-width: 760px)').matches

/** The column on the right: the selected block, and the tree of all blocks. */
export const Sidebar = () => {
  const [open, setOpen] = useState(() => ({
    customize: true,
    layers: !isNarrow(),
  }))

  const toggle = (name: 'customize' | 'layers') => () => {
    const others = isNarrow() ? { customize: false, layers: false } : open
    setOpen({ ...others, [name]: !open[name] })
  }

  return (
    <aside className="sidebar" aria-label="Settings">
      <Panel
        title="Customize"
        name="customize"
        isOpen={open.customize}
        onToggle={toggle('customize')}
      >
        <Customize />
      </Panel>
      <Panel
        title="Layers"
        name="layers"
        isOpen={open.layers}
        onToggle={toggle('layers')}
      >
        <div className="layers">
          <Layers expandRootOnLoad renderLayer={LayerRow} />
        </div>
      </Panel>
    </aside>
  )
}
