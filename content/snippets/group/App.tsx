import { DefaultEventHandlers, Editor, Element, Frame } from '@craftjs/core'
import { UndoRedo } from '../editing/UndoRedo'
import { Box, Heading, Text } from './blocks'
import { StructureBar } from './StructureBar'

export const App = () => (
  <Editor
    resolver={{ Box, Heading, Text }}
    handlers={(store) =>
      new DefaultEventHandlers({
        store,
        // The user holds Shift to select several Nodes to group.
        isMultiSelectEnabled: (event) => event.shiftKey,
        removeHoverOnMouseleave: true,
      })
    }
  >
    <StructureBar
      box={<Element is={Box} canvas />}
      kinds={{
        heading: (text) => <Heading text={text} />,
        text: (text) => <Text text={text} />,
      }}
    />
    <UndoRedo />
    <Frame>
      <Element is={Box} canvas>
        <Heading text="Title" />
        <Text text="One" />
        <Text text="Two" />
        <Element is={Box} canvas>
          <Text text="In a box" />
        </Element>
      </Element>
    </Frame>
  </Editor>
)
