import type { Element } from 'hast'
import type { BlockContent, Content, List, PhrasingContent } from 'mdast'
import { elementsIn, hasClass, textIn } from './reading'

const text = (value: string): PhrasingContent => ({ type: 'text', value })
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value })

/** Name, type, whether it is required and the default, as in `enabled` (`boolean`, default `true`). */
function head(term: Element): PhrasingContent[] {
  const part = (className: string) => elementsIn(term).find((child) => hasClass(child, className))
  const [name, type, required, fallback] = ['name', 'type', 'required', 'default'].map((what) =>
    part(`param-${what}`),
  )
  const facts = [
    ...(type ? [[code(textIn(type))]] : []),
    ...(required ? [[text('required')]] : []),
    ...(fallback ? [[text('default '), code(textIn(fallback).replace(/^Default: /, ''))]] : []),
  ]
  const listed = facts.flatMap((fact, at) => (at === 0 ? fact : [text(', '), ...fact]))
  return [
    ...(name ? [{ type: 'strong', children: [code(textIn(name))] } as PhrasingContent] : []),
    ...(listed.length > 0 ? [text(' ('), ...listed, text(')')] : []),
  ]
}

/** A list of parameters: one item each, its facts first, then what is said of it. */
export function paramsList(node: Element, blocks: (description: Element) => Content[]): List {
  const items = elementsIn(node).map((param) => {
    const [term, description] = elementsIn(param)
    const first: BlockContent = { type: 'paragraph', children: term ? head(term) : [] }
    const rest = description ? (blocks(description) as BlockContent[]) : []
    return { type: 'listItem' as const, spread: true, children: [first, ...rest] }
  })
  return { type: 'list', ordered: false, spread: true, children: items }
}
