import { indicator } from '@recipes/frames/indicator'
import type { EditorParts } from '../loadEditor'
import { BlockFrame } from './BlockFrame'
import { Sidebar } from './Sidebar'
import { Toolbox } from './Toolbox'
import './studio.css'

/** The editor with panels: a toolbox, the settings of the selected block, and the tree of layers. */
export const studio: EditorParts = {
  Before: Toolbox,
  After: Sidebar,
  BlockFrame,
  indicator,
}
