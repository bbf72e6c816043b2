import GithubSlugger from 'github-slugger'
import type { VFile } from 'vfile'
import { authorErrorAt } from '../authorErrors'
import { childrenOf, h, type HastNode, type JsxElement } from '../tree'
import { type Lowering, partsOf, propsOf, refuseUnknownProps, textProp } from './props'

/** `<Params>`: the props, options or methods of something, each with a link of its own. */
export function paramsComponent(): Lowering {
  const slugger = new GithubSlugger()
  return (node, file) => {
    refuseUnknownProps(node, file, propsOf(node, file), [])
    const params = partsOf(node, file, 'Param').map((part) => param(part, file, slugger))
    return h('dl', { className: ['params'] }, params)
  }
}

/** One entry: name, type, whether it is required, default; then what it means. */
function param(node: JsxElement, file: VFile, slugger: GithubSlugger): HastNode {
  const props = propsOf(node, file)
  refuseUnknownProps(node, file, props, ['name', 'type', 'default', 'required'])
  const name = textProp(node, file, props, 'name', 'required')
  const type = textProp(node, file, props, 'type')
  const fallback = textProp(node, file, props, 'default')
  const required = props.get('required') ?? false
  if (typeof required !== 'boolean') {
    throw authorErrorAt(
      file,
      node,
      '“required” of <Param> is not true or false.',
      'Write `required`, or leave it out.',
    )
  }
  const id = slugger.slug(`param-${name}`)
  const facts: HastNode[] = [h('code', { className: ['param-name'] }, [name])]
  if (type !== null) facts.push(h('code', { className: ['param-type'] }, [type]))
  if (required) facts.push(h('span', { className: ['param-required'] }, ['required']))
  if (fallback !== null) {
    facts.push(h('span', { className: ['param-default'] }, ['Default: ', h('code', {}, [fallback])]))
  }
  facts.push(
    h('a', { href: `#${id}`, className: ['param-anchor'], ariaLabel: `Link to this entry: ${name}` }),
  )
  return h('div', { className: ['param'], id }, [
    h(
      'dt',
      {},
      facts.flatMap((fact, index) => (index === 0 ? [fact] : [' ', fact])),
    ),
    h('dd', {}, childrenOf(node)),
  ])
}
