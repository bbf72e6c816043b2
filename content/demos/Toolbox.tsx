import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { NodeTree, UserComponent } from '@craftjs/core'
import { startTyping } from '../snippets/toolbox/startTyping'

const Text: UserComponent<{ text: string }> = ({ text }) => {
  const { connectors, selected } = useNode((node) => ({
    selected: node.events.selected,
  }))
  return (
    <p
      className="demo-text"
      data-selected={selected}
      ref={(el) => void (el && connectors.connect(connectors.drag(el)))}
    >
      {text}
    </p>
  )
}
Text.craft = { displayName: 'Text' }

function Tools() {
  const editor = useEditor((state, query) => {
    const id = query.getEvent('selected').first()
    return { id, text: id ? state.nodes[id]?.data.props.text : undefined }
  })
  const { connectors, actions, query, id, text } = editor
  const makeText = () =>
    query.parseReactElement(<Text text="New text" />).toNodeTree()
  const onCreate = ({ rootNodeId }: NodeTree) => startTyping(editor, rootNodeId)
  return (
    <div className="demo-tools" data-settings={id}>
      <button
        ref={(el) => void (el && connectors.create(el, makeText, { onCreate }))}
        onClick={() => {
          const tree = makeText()
          actions.addNodeTree(tree, 'ROOT')
          onCreate(tree)
        }}
      >
        Text
      </button>
      <input
        aria-label="Text of the selected node"
        value={text ?? ''}
        disabled={text === undefined}
        onChange={({ target }) =>
          id && actions.setProp(id, (props) => (props.text = target.value))
        }
      />
    </div>
  )
}

export function Toolbox() {
  return (
    <Editor resolver={{ Text }}>
      <Tools />
      <Frame>
        <Element is="div" canvas className="demo-box">
          <Text text="Select me and change my words" />
        </Element>
      </Frame>
    </Editor>
  )
}
