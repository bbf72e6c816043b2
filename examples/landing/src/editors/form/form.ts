import { indicator } from '@recipes/frames/indicator'
import type { EditorParts } from '../loadEditor'
import { BlockFrame } from './BlockFrame'
import { Fields } from './Fields'
import './form.css'

/** The editor as a form: fields for every block, in page order, next to the page. */
export const form: EditorParts = {
  Before: Fields,
  BlockFrame,
  indicator,
}
