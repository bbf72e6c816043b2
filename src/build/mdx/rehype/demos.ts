import type { VFile } from 'vfile'
import { factsOf } from '../facts'
import { lineOf, mistakeAt } from '../place'
import type { JsxElement } from '../tree'
import { propsOf, textProp } from './props'

/** What of a demo may stand open below it at first. */
const PANELS = ['code', 'saved']

/** Notes a `<Demo>` down, to be found among the files later; throws when it has no name or title. */
export function noteDemo(node: JsxElement, file: VFile): void {
  const props = propsOf(node, file)
  const name = textProp(node, file, props, 'name', 'required')
  textProp(node, file, props, 'title', 'required')
  const panel = textProp(node, file, props, 'panel')
  if (panel !== null && !PANELS.includes(panel)) {
    throw mistakeAt(
      file,
      node,
      `<Demo> has no panel “${panel}”.`,
      'Write `panel="saved"` to open the saved page first, or leave it out to open the code.',
    )
  }
  factsOf(file).demos.push({ name, line: lineOf(file, node) })
}
