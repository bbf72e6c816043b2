import { Editor, Frame, useEditor, useNode } from '@craftjs/core'
import type {
  SerializedNode,
  SerializedNodes,
  UserComponent,
} from '@craftjs/core'
import {
  withoutPlaceholders,
  withPlaceholders,
} from '../snippets/upgrades/placeholders'

const Text: UserComponent<{ text: string }> = ({ text }) => {
  const { connect, drag } = useNode().connectors
  return (
    <p className="demo-text" ref={(el) => void (el && connect(drag(el)))}>
      {text}
    </p>
  )
}
Text.craft = { displayName: 'Text' }

const Missing: UserComponent<{ component: string }> = ({ component }) => {
  const { connect, drag } = useNode().connectors
  return (
    <div className="demo-card" ref={(el) => void (el && connect(drag(el)))}>
      {component} is not available.
    </div>
  )
}
Missing.craft = { displayName: 'Missing component' }

const resolver = { Text, Missing }

const node = (
  resolvedName: string,
  fields: Partial<SerializedNode>,
): SerializedNode => ({
  type: { resolvedName },
  props: {},
  parent: 'ROOT',
  displayName: resolvedName,
  custom: {},
  hidden: false,
  isCanvas: false,
  nodes: [],
  linkedNodes: {},
  ...fields,
})

// Poll was removed from the code, but this page still contains one.
const stored: SerializedNodes = {
  ROOT: node('Page', {
    type: 'div',
    props: { className: 'demo-box' },
    parent: undefined,
    isCanvas: true,
    nodes: ['a', 'poll', 'b'],
  }),
  a: node('Text', { props: { text: 'Above' } }),
  poll: node('Poll', { props: { question: 'Cats or dogs?' } }),
  b: node('Text', { props: { text: 'Below' } }),
}

function Stored() {
  const { nodes } = useEditor((_, query) => ({
    nodes: withoutPlaceholders(query.getSerializedNodes()),
  }))
  return (
    <div className="demo-tools">
      <output>
        Saved:{' '}
        {nodes.ROOT?.nodes
          .map((id) => JSON.stringify(nodes[id]?.props))
          .join(', ')}
      </output>
    </div>
  )
}

export function Placeholders() {
  return (
    <Editor resolver={resolver}>
      <Frame data={withPlaceholders(stored, resolver)} />
      <Stored />
    </Editor>
  )
}
