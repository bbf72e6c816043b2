import { indicator } from '@recipes/frames/indicator'
import type { EditorParts } from '../loadEditor'
import { BlockFrame } from './BlockFrame'
import { BubbleKeys } from './BubbleKeys'
import './document.css'

/** The editor without panels. Users type on the page, with a toolbar at the selection and a "+" between blocks. */
export const documentEditor: EditorParts = {
  After: BubbleKeys,
  BlockFrame,
  indicator: { ...indicator, className: 'drop-line round' },
}
