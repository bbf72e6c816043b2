import type { Root } from 'hast'
import { expect, it } from 'vitest'
import { childrenOf, h, type HastNode, isElement, type HastParent } from '../tree'
import { sections } from './sections'

const heading = (level: number) => h('div', { className: ['heading'], dataLevel: String(level) })

/** The tags and types below a root, those in a section in brackets. */
const shapeOf = (parent: HastParent): string =>
  childrenOf(parent)
    .map((node) => {
      if (!isElement(node)) return node.type
      return node.properties?.className === undefined || !node.children.length
        ? node.tagName
        : `[${shapeOf(node)}]`
    })
    .join(' ')

it.each<[string, HastNode[], string]>([
  ['leaves a page without headings as it is', [h('p', {}), h('p', {})], 'p p'],
  [
    'wraps what follows a second-level heading, including smaller headings',
    [h('p', {}), heading(2), h('p', {}), heading(3), h('ul', {}), heading(2)],
    'p [div p div ul] [div]',
  ],
  [
    'leaves footnotes at the top level',
    [heading(2), h('p', {}), h('section', { dataFootnotes: '' })],
    '[div p] section',
  ],
])('%s', (_, children, shape) => {
  const tree = { type: 'root', children } as Root
  sections()(tree)
  expect(shapeOf(tree)).toBe(shape)
})
