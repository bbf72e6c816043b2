import { Element } from '@craftjs/core'
import { Container } from '../Container'
import { Text } from '../Text'
import { Tool } from './Tool'

const lines = 'M3 5h18M3 10h18M3 15h11'
const frame = 'M3 4h18v14H3z'

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 22" width="24" height="22" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
)

export function PictureToolbox() {
  return (
    <div role="toolbar" aria-label="Add">
      <Tool
        label="Text"
        picture={<Icon path={lines} />}
        preview={<p style={{ width: 200 }}>New text</p>}
        element={<Text text="New text" />}
      />
      <Tool
        label="Container"
        picture={<Icon path={frame} />}
        preview={<div style={{ width: 200, height: 60, border: '1px dashed' }} />}
        element={<Element is={Container} canvas />}
      />
    </div>
  )
}
