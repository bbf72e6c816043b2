import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { NodeTree, UserComponent } from '@craftjs/core'
import { type ReactNode, useRef } from 'react'
import { startTyping } from '../snippets/toolbox/startTyping'

const useBlock = () => {
  const { connect, drag } = useNode().connectors
  return (el: HTMLElement | null) => void (el && connect(drag(el)))
}
const Text: UserComponent = () => (
  <p className="demo-text" ref={useBlock()}>
    A text
  </p>
)
Text.craft = { displayName: 'Text' }
const Box: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <div className="demo-box" ref={useBlock()}>
    {children}
  </div>
)
Box.craft = { displayName: 'Box' }

const pictures = { Text: 'M3 5h18M3 10h18M3 15h11', Box: 'M3 4h18v14H3z' }

function Tool({ name }: { name: keyof typeof pictures }) {
  const editor = useEditor()
  const { connectors, actions, query } = editor
  const image = useRef<SVGSVGElement>(null)
  const element = name === 'Text' ? <Text /> : <Element is={Box} canvas />
  const onCreate = ({ rootNodeId }: NodeTree) => startTyping(editor, rootNodeId)
  return (
    <button
      ref={(el) => void (el && connectors.create(el, element, { onCreate }))}
      onClick={() => {
        const tree = query.parseReactElement(element).toNodeTree()
        actions.addNodeTree(tree, 'ROOT')
        onCreate(tree)
      }}
      // Called after Craft.js's listener, and the last image wins.
      onDragStart={({ dataTransfer }) =>
        image.current && dataTransfer.setDragImage(image.current, 12, 11)
      }
    >
      <svg
        ref={image}
        viewBox="0 0 24 22"
        width="24"
        height="22"
        aria-hidden="true"
      >
        <path
          d={pictures[name]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>{' '}
      {name}
    </button>
  )
}

export function PictureToolbox() {
  return (
    <Editor resolver={{ Box, Text }}>
      <div className="demo-tools">
        <Tool name="Text" />
        <Tool name="Box" />
      </div>
      <Frame>
        <Element is={Box} canvas>
          <Text />
        </Element>
      </Frame>
    </Editor>
  )
}
