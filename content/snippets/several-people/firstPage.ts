import type { SerializedNode } from '@craftjs/core'

const node = (fields: Partial<SerializedNode>): SerializedNode => ({
  type: { resolvedName: 'Text' },
  isCanvas: false,
  props: {},
  displayName: 'Text',
  custom: {},
  parent: 'ROOT',
  hidden: false,
  nodes: [],
  linkedNodes: {},
  ...fields,
})

/** The page that both users open. */
export const firstPage = {
  revision: 'first',
  json: JSON.stringify({
    ROOT: node({
      type: 'div',
      isCanvas: true,
      displayName: 'div',
      parent: undefined,
      nodes: ['a', 'b'],
    }),
    a: node({ props: { text: 'Our shop' } }),
    b: node({ props: { text: 'Open from nine to five' } }),
  }),
}
