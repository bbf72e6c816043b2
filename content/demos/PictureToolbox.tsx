import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import { type ReactNode, useRef } from 'react'

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
  const { connectors } = useEditor()
  const image = useRef<SVGSVGElement>(null)
  const element = name === 'Text' ? <Text /> : <Element is={Box} canvas />
  return (
    <button
      ref={(el) => void (el && connectors.create(el, element))}
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
