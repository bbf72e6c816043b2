import { Editor, Element, Frame, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'

const Text: UserComponent<{ text: string }> = ({ text }) => {
  const { connect, drag } = useNode().connectors
  return (
    <p className="demo-text" ref={(el) => void (el && connect(drag(el)))}>
      {text}
    </p>
  )
}
Text.craft = { displayName: 'Text' }

const block = { custom: {}, hidden: false, linkedNodes: {} }
/** A page from a stranger. The resolver has no `form`, but tags work without one. */
const page = JSON.stringify({
  ROOT: {
    ...{ type: 'div', displayName: 'div', isCanvas: true, nodes: ['a', 'b'] },
    ...{ props: { className: 'demo-box' }, ...block },
  },
  a: {
    ...{ type: { resolvedName: 'Text' }, displayName: 'Text', isCanvas: false },
    ...{ props: { text: 'A text' }, parent: 'ROOT', nodes: [], ...block },
  },
  b: {
    ...{ type: 'form', displayName: 'form', isCanvas: false },
    ...{ props: { children: 'Type your password here' } },
    ...{ parent: 'ROOT', nodes: [], ...block },
  },
})

export function StrangersPage() {
  return (
    <Editor resolver={{ Text }}>
      <Frame data={page}>
        <Element is="div" canvas className="demo-box">
          <Text text="This page was refused." />
        </Element>
      </Frame>
    </Editor>
  )
}
