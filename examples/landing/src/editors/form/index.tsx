import { BlockFrame } from './BlockFrame'
import { Fields } from './Fields'
import './form.css'
import type { EditorParts } from '..'

/** The editor as a form: every block has fields, in the order of the page, and the page is beside them. */
export const form: EditorParts = {
  Before: Fields,
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
