import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { NodeTree, UserComponent } from '@craftjs/core'
import type { ReactElement, ReactNode } from 'react'
import { startTyping } from '../snippets/toolbox/startTyping'

const useBlock = () => {
  const { connect, drag } = useNode().connectors
  return (el: HTMLElement | null) => void (el && connect(drag(el)))
}

const Text: UserComponent<{ text: string }> = ({ text }) => (
  <p className="demo-text" ref={useBlock()}>
    {text}
  </p>
)
Text.craft = { displayName: 'Text' }

const Card: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <div className="demo-card" ref={useBlock()}>
    {children}
  </div>
)
Card.craft = { displayName: 'Card' }

/** A button that adds an element: drag it onto the page, or click it to append. */
function Tool({ name, element }: { name: string; element: ReactElement }) {
  const editor = useEditor()
  const { connectors, actions, query } = editor
  const makeTree = () => query.parseReactElement(element).toNodeTree()
  const onCreate = ({ rootNodeId }: NodeTree) => startTyping(editor, rootNodeId)
  return (
    <button
      ref={(el) => void (el && connectors.create(el, makeTree, { onCreate }))}
      onClick={() => {
        const tree = makeTree()
        actions.addNodeTree(tree, 'ROOT')
        onCreate(tree)
      }}
    >
      {name}
    </button>
  )
}

function Settings() {
  const { actions, id, text, canDelete } = useEditor((state, query) => {
    const id = query.getEvent('selected').first()
    return {
      id,
      text: id ? state.nodes[id]?.data.props.text : undefined,
      canDelete: !!id && query.node(id).isDeletable(),
    }
  })
  return (
    <div className="demo-tools" data-settings={id}>
      <input
        aria-label="Text of the selected element"
        placeholder="Select a text"
        value={text ?? ''}
        disabled={text === undefined}
        onChange={({ target }) =>
          id && actions.setProp(id, (props) => (props.text = target.value))
        }
      />
      <button disabled={!canDelete} onClick={() => id && actions.delete(id)}>
        Delete
      </button>
    </div>
  )
}

export function WholeEditor() {
  return (
    <Editor resolver={{ Text, Card }}>
      <div className="demo-tools">
        <Tool name="Text" element={<Text text="New text" />} />
        <Tool name="Card" element={<Element is={Card} canvas />} />
      </div>
      <Frame>
        <Element is="div" canvas className="demo-box">
          <Text text="Drag me, or select me and change my words" />
          <Element is={Card} canvas>
            <Text text="I am in a card" />
          </Element>
        </Element>
      </Frame>
      <Settings />
    </Editor>
  )
}
