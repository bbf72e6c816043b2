import { Editor, Element, Frame, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'
import { Column as RuledColumn } from '../snippets/columns/Column'
import { ColumnBar } from '../snippets/columns/ColumnBar'
import { ResizeHandle } from '../snippets/columns/ResizeHandle'
import { Row as RuledRow } from '../snippets/columns/Row'
import { wrapInColumns } from '../snippets/columns/wrapInColumns'

const useBlock = () => {
  const { connect, drag } = useNode().connectors
  return (el: HTMLElement | null) => void (el && connect(drag(el)))
}

const Row: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <div className="demo-tools" ref={useBlock()}>
    {children}
  </div>
)
Row.craft = { ...RuledRow.craft }

type ColumnProps = { width?: number; children?: ReactNode }
const column = { position: 'relative', alignSelf: 'stretch', margin: 0 }
const line = {
  position: 'absolute',
  insetBlock: 0,
  right: '-1.3rem',
  zIndex: 1,
}

const Column: UserComponent<ColumnProps> = ({ width, children }) => {
  const connect = useBlock()
  return (
    <div
      className="demo-box demo-fill"
      ref={(el) => {
        connect(el)
        if (el) Object.assign(el.style, column, { flexGrow: width })
      }}
    >
      {children}
      <div
        hidden
        ref={(el) => {
          if (el) el.hidden = false
          if (el) Object.assign(el.style, line, { touchAction: 'none' })
        }}
      >
        <ResizeHandle className="demo-handle">⇔</ResizeHandle>
      </div>
    </div>
  )
}
Column.craft = { ...RuledColumn.craft }

const Text: UserComponent<{ text: string }> = ({ text }) => (
  <p className="demo-text" ref={useBlock()}>
    {text}
  </p>
)
Text.craft = { displayName: 'Text' }

export function Columns() {
  return (
    <Editor
      resolver={{ Row, Column, Text }}
      normalizeNodes={wrapInColumns(Column)}
    >
      <div className="demo-tools">
        <ColumnBar column={<Element is={Column} canvas />} />
      </div>
      <Frame>
        <Element is="div" canvas className="demo-box">
          <Text text="Drag me to the edge of a column" />
          <Element is={Row} canvas>
            <Element is={Column} canvas>
              <Text text="Left" />
            </Element>
            <Element is={Column} canvas>
              <Text text="Right" />
            </Element>
          </Element>
        </Element>
      </Frame>
    </Editor>
  )
}
