import { BlockFrame } from './BlockFrame'
import { Fields } from './Fields'
import './form.css'
import type { EditorParts } from '..'

/** The editor as a form: fields for every block, in page order, next to the page. */
export const form: EditorParts = {
  Before: Fields,
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
