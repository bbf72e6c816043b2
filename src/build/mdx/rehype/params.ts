import GithubSlugger from 'github-slugger'
import type { VFile } from 'vfile'
import { childrenOf, h, type HastNode, type JsxElement } from '../hast'
import { type ComponentTransform, partsOf, propsOf } from './props'

/** `<Params>`: a list of props, options or methods, each with an anchor. */
export function paramsComponent(): ComponentTransform {
  const slugger = new GithubSlugger()
  return (node, file) => {
    propsOf(node, file, [])
    const params = partsOf(node, file, 'Param').map((part) => param(part, file, slugger))
    return h('dl', { className: ['params'] }, params)
  }
}

/** An entry: name, type, whether it is required, and default, followed by the description. */
function param(node: JsxElement, file: VFile, slugger: GithubSlugger): HastNode {
  const props = propsOf(node, file, ['name', 'type', 'default', 'required'])
  const [name, type, fallback] = [props.requiredText('name'), props.text('type'), props.text('default')]
  const id = slugger.slug(`param-${name}`)
  const facts: HastNode[] = [h('code', { className: ['param-name'] }, [name])]
  if (type !== null) facts.push(h('code', { className: ['param-type'] }, [type]))
  if (props.get('required')) facts.push(h('span', { className: ['param-required'] }, ['required']))
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
