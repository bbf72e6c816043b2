import { Editor, Element, Frame, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import { type ReactNode, useContext, useState } from 'react'
import { FreeTool } from '../snippets/free-positions/FreeTool'
import { Grid } from '../snippets/free-positions/grid'
import { ToFront } from '../snippets/free-positions/ToFront'
import { useFreeDrag } from '../snippets/free-positions/useFreeDrag'

const Sheet: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const { connectors } = useNode()
  return (
    <div
      className="demo-box demo-layers"
      ref={(el) => void (el && connectors.connect(el))}
    >
      {children}
    </div>
  )
}
Sheet.craft = { displayName: 'Sheet' }

type NoteProps = { text: string; left?: number; top?: number }

const Note: UserComponent<NoteProps> = ({ text }) => {
  const { connectors } = useNode()
  const { place, events } = useFreeDrag(useContext(Grid))
  return (
    <p
      className="demo-text"
      ref={(el) => {
        if (!el) return
        connectors.connect(el)
        const [left, top] = [`${place.left}px`, `${place.top}px`]
        const fixed = { position: 'absolute', margin: 0, touchAction: 'none' }
        Object.assign(el.style, fixed, { left, top })
      }}
      {...events}
    >
      {text}
    </p>
  )
}
Note.craft = { displayName: 'Note', props: { left: 0, top: 0 } }

export function FreePositions() {
  const [zoom, setZoom] = useState('1')
  return (
    <Editor
      resolver={{ Note, Sheet }}
      indicator={{ success: 'transparent', error: 'red' }}
    >
      <div className="demo-tools">
        <FreeTool element={<Note text="New note" />} />
        <ToFront />
        <label>
          Zoom{' '}
          <select
            value={zoom}
            onChange={(event) => setZoom(event.target.value)}
          >
            <option value="0.5">50 %</option>
            <option value="1">100 %</option>
            <option value="1.5">150 %</option>
          </select>
        </label>
      </div>
      <div
        className="demo-layers"
        ref={(el) => void (el && (el.style.transform = `scale(${zoom})`))}
      >
        <Frame>
          <Element is={Sheet} canvas>
            <Note text="Drag me" left={16} top={16} />
            <Note text="Or press the arrow keys" left={120} top={96} />
          </Element>
        </Frame>
      </div>
    </Editor>
  )
}
