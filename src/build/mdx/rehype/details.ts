import type { VFile } from 'vfile'
import { childrenOf, h, type HastNode, type JsxElement } from '../tree'
import { propsOf, refuseUnknownProps, textProp } from './props'

/** `<Details summary="…">`: the same as `:::details[…]`, for places where JSX is handier. */
export function detailsComponent(node: JsxElement, file: VFile): HastNode {
  const props = propsOf(node, file)
  refuseUnknownProps(node, file, props, ['summary'])
  const summary = h('summary', {}, [textProp(node, file, props, 'summary', 'required')])
  return h('details', { className: ['details'] }, [
    summary,
    h('div', { className: ['details-body'] }, childrenOf(node)),
  ])
}
