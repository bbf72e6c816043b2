import { Layers } from '@craftjs/layers'
import { useEffect, useState } from 'react'
import { Customize } from './Customize'
import { LayerRow } from './LayerRow'
import { Panel } from './Panel'

/** On wide screens, both panels are open. On narrow screens, only one fits, and both are closed at first. */
const narrow = matchMedia('(width < 744px)')

type Open = 'customize' | 'layers' | 'both' | 'none'

/** The open panels. On narrow screens, the first tap on a block opens its settings. */
function useOpenPanels() {
  const [open, setOpen] = useState<Open>(narrow.matches ? 'none' : 'both')

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const follow = () => setOpen(narrow.matches ? 'none' : 'both')
    const tap = ({ target }: MouseEvent) => {
      if (!narrow.matches || !(target as Element).closest('.page > *')) return
      setOpen('customize')
      stop.abort()
      narrow.addEventListener('change', follow)
    }
    narrow.addEventListener('change', follow, { signal })
    addEventListener('click', tap, { signal })
    return () => {
      stop.abort()
      narrow.removeEventListener('change', follow)
    }
  }, [])

  const toggle = (name: 'customize' | 'layers') => {
    const other = name === 'customize' ? 'layers' : 'customize'
    setOpen((now) => {
      if (now === 'both') return other
      if (now === name) return 'none'
      return now === other && !narrow.matches ? 'both' : name
    })
  }
  return { open, toggle }
}

/** The column on the right: the selected block, and the tree of all blocks. */
export const Sidebar = () => {
  const { open, toggle } = useOpenPanels()
  const isOpen = (name: Open) => open === name || open === 'both'

  return (
    <aside className="sidebar" aria-label="Settings">
      <Panel
        title="Customize"
        name="customize"
        isOpen={isOpen('customize')}
        onToggle={() => toggle('customize')}
      >
        <Customize />
      </Panel>
      <Panel
        title="Layers"
        name="layers"
        isOpen={isOpen('layers')}
        onToggle={() => toggle('layers')}
      >
        <div className="layers">
          <Layers expandRootOnLoad renderLayer={LayerRow} />
        </div>
      </Panel>
    </aside>
  )
}
