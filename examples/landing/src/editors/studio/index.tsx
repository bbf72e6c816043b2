import { BlockFrame } from './BlockFrame'
import { Sidebar } from './Sidebar'
import { Toolbox } from './Toolbox'
import './studio.css'
import type { EditorParts } from '..'

/** The editor with panels: a toolbox, the settings of the selected block, and the tree of layers. */
export const studio: EditorParts = {
  Before: Toolbox,
  After: Sidebar,
  BlockFrame,
  indicator: {
    success: 'var(--accent)',
    error: '#e0301e',
    thickness: 4,
    className: 'drop-line',
    // Not its size: a line that turns would swell on its way.
    transition: 'top var(--glide), left var(--glide)',
  },
}
