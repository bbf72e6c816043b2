import type { SerializedNode, SerializedNodes } from '@craftjs/core'
import type { Parts } from './parts'

const node = (name: string, props: object, nodes: string[] = []): SerializedNode => ({
  type: { resolvedName: name },
  isCanvas: name === 'Area',
  props,
  displayName: name,
  custom: {},
  parent: 'ROOT',
  hidden: false,
  nodes,
  linkedNodes: {},
})

const area = (children: Record<string, SerializedNode>): SerializedNodes => ({
  ROOT: { ...node('Area', {}, Object.keys(children)), parent: null },
  ...children,
})

/** Sample data in place of your server: a page that shows a part twice, and the part. */
export const stored: Parts = {
  page: area({
    first: node('Part', { part: 'offer', overrides: {} }),
    text: node('Line', { text: 'Between the two' }),
    second: node('Part', { part: 'offer', overrides: { title: 'Cakes' } }),
  }),
  offer: area({
    title: node('Line', { text: 'Bread' }),
    price: node('Line', { text: 'Half price on Mondays' }),
  }),
}
