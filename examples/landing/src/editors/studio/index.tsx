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
    // Do not animate the size: a rotating line would grow.
    transition: 'top var(--glide), left var(--glide)',
  },
}
