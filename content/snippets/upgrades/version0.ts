import type { SerializedNode, SerializedNodes } from '@craftjs/core'

const node = (fields: Partial<SerializedNode>): SerializedNode => ({
  type: 'div',
  isCanvas: false,
  props: {},
  displayName: '',
  custom: {},
  parent: 'ROOT',
  hidden: false,
  nodes: [],
  linkedNodes: {},
  ...fields,
})

const title = (text: string, size: number) =>
  node({
    type: { resolvedName: 'Title' },
    parent: 'center',
    props: { text, size },
  })

/** A page saved by the first version. Never change it: real pages look like this. */
export const version0: SerializedNodes = {
  ROOT: node({
    isCanvas: true,
    parent: undefined,
    nodes: ['center', 'counter', 'poll'],
  }),
  center: node({
    type: { resolvedName: 'Center' },
    isCanvas: true,
    nodes: ['a', 'b'],
  }),
  a: title('Our shop', 40),
  b: title('Open from nine to five', 20),
  counter: node({
    type: { resolvedName: 'Counter' },
    linkedNodes: { label: 'label' },
  }),
  label: node({ parent: 'counter' }),
  poll: node({
    type: { resolvedName: 'Poll' },
    props: { question: 'Cats or dogs?' },
  }),
}
