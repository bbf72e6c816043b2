import { Editor, Element, Frame } from '@craftjs/core'
import { UndoRedo } from '../editing/UndoRedo'
import { Text } from '../Text'
import { Column } from './Column'
import { ColumnBar } from './ColumnBar'
import { Row } from './Row'
import { wrapInColumns } from './wrapInColumns'
import './columns.css'

export const App = () => (
  <Editor resolver={{ Column, Row, Text }} normalizeNodes={wrapInColumns(Column)}>
    <ColumnBar column={<Element is={Column} canvas />} />
    <UndoRedo />
    <Frame>
      <Element is="main" canvas>
        <Text text="Above the row" />
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
