import { useState } from 'react'
import { Editor, Element, Frame } from '@craftjs/core'
import { Note, Sheet } from './blocks'
import { FreeTool } from './FreeTool'
import { ToFront } from './ToFront'
import './free.css'

export function App() {
  const [zoom, setZoom] = useState(1)
  return (
    <Editor
      resolver={{ Note, Sheet }}
      // A line before or after another element is meaningless with free positions.
      indicator={{ success: 'transparent', error: 'crimson' }}
    >
      <FreeTool element={<Note text="New note" />} />
      <ToFront />
      <label>
        Zoom{' '}
        <select value={zoom} onChange={({ target }) => setZoom(Number(target.value))}>
          <option value={0.5}>50 %</option>
          <option value={1}>100 %</option>
          <option value={2}>200 %</option>
        </select>
      </label>
      <div className="zoomed" style={{ transform: `scale(${zoom})` }}>
        <Frame>
          <Element is={Sheet} canvas>
            <Note text="Drag me" left={16} top={16} />
            <Note text="or press the arrow keys" left={120} top={96} />
          </Element>
        </Frame>
      </div>
    </Editor>
  )
}
