import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import { type ReactNode, useState } from 'react'

/** A block that shows whether its Node can be dragged and accepts drops. */
const Block: UserComponent<{ text: string; children?: ReactNode }> = ({
  text,
  children,
}) => {
  const { id, connectors } = useNode()
  const { draggable, canvas } = useEditor((_, query) => ({
    draggable: query.node(id).isDraggable(),
    canvas: query.node(id).isCanvas(),
  }))
  return (
    <div
      className="demo-box"
      ref={(el) => void (el && connectors.connect(connectors.drag(el)))}
    >
      <p>
        {text}{' '}
        <span data-yes={draggable}>
          {draggable ? 'can be dragged' : 'stays'}
        </span>{' '}
        <span data-yes={canvas}>{canvas ? 'accepts drops' : 'no drops'}</span>
      </p>
      {children}
    </div>
  )
}
Block.craft = { displayName: 'Block' }

export function CanvasNodes() {
  const [canvas, setCanvas] = useState({ Page: true, Card: false, Box: false })
  const checkbox = (name: keyof typeof canvas) => (
    <label>
      <input
        type="checkbox"
        checked={canvas[name]}
        onChange={(event) =>
          setCanvas({ ...canvas, [name]: event.target.checked })
        }
      />{' '}
      {name} is a Canvas
    </label>
  )
  return (
    <>
      <div className="demo-tools">
        {checkbox('Page')} {checkbox('Card')} {checkbox('Box')}
      </div>
      {/* JSX only creates the initial Nodes, so a change needs a new editor. The key creates one. */}
      <Editor key={JSON.stringify(canvas)} resolver={{ Block }}>
        <Frame>
          <Element is={Block} canvas={canvas.Page} text="Page">
            <Block text="Title" />
            <Element is={Block} canvas={canvas.Card} text="Card" />
            <Element is={Block} canvas={canvas.Box} text="Box">
              <Block text="Subtitle" />
            </Element>
          </Element>
        </Frame>
      </Editor>
    </>
  )
}
