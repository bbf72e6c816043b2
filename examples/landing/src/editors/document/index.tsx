import { BlockFrame } from './BlockFrame'
import { BubbleKeys } from './BubbleKeys'
import './document.css'
import type { EditorParts } from '..'

/** The editor without panels. Users type on the page, with a toolbar at the selection and a "+" between blocks. */
export const documentEditor: EditorParts = {
  After: BubbleKeys,
  BlockFrame,
  indicator: {
    success: 'var(--accent)',
    error: '#e0301e',
    thickness: 4,
    className: 'drop-line round',
    // Do not animate the size: a rotating line would grow.
    transition: 'top var(--glide), left var(--glide)',
  },
}
