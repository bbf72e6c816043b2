import { Element } from '@craftjs/core'
import { Button } from './blocks/Button'
import { Container } from './blocks/Container'
import { Custom1, Custom2, Custom3 } from './blocks/ruleDemos'
import { Text } from './blocks/Text'
import { nestedBoxes } from './nestedBoxes'

const dark = { background: '#1d211b', color: '#f4f5f1' }
const introduction = (
  <Element
    is={Container}
    canvas
    flexDirection="row"
    padding={[48, 40, 48, 40]}
    custom={{ displayName: 'Introduction' }}
  >
    <Element
      is={Container}
      canvas
      width="45%"
      padding={[0, 24, 0, 0]}
      custom={{ displayName: 'Heading' }}
    >
      <Text
        kind="heading"
        fontSize={34}
        fontWeight="700"
        text="A page you can take apart"
      />
    </Element>
    <Element
      is={Container}
      canvas
      width="55%"
      custom={{ displayName: 'Description' }}
    >
      <Text text="This is an ordinary React page. The editor around it is made with Craft.js, and so is every frame, handle and panel: none of them comes with a look of its own." />
      <Text
        margin={[12, 0, 0, 0]}
        text="Pick something up. Drop it elsewhere. Click into a text and type."
      />
    </Element>
  </Element>
)

const complexComponents = (
  <Element
    is={Container}
    canvas
    {...dark}
    flexDirection="row"
    alignItems="center"
    padding={[40, 40, 40, 40]}
    custom={{ displayName: 'Complex components' }}
  >
    {nestedBoxes}
    <Element
      is={Container}
      canvas
      fillSpace="yes"
      width="auto"
      custom={{ displayName: 'Explanation' }}
    >
      <Text
        kind="heading"
        fontSize={24}
        fontWeight="700"
        text="Design complex components"
      />
      <Text
        margin={[12, 0, 16, 0]}
        text="A component says where others may be dropped inside it. Select a square, pull one of its handles, or open its settings: they are React components too."
      />
      <Button text="Drag me around" background="#b9f0c4" color="#12301c" />
    </Element>
  </Element>
)

const programmatic = (
  <Element
    is={Container}
    canvas
    padding={[40, 40, 48, 40]}
    custom={{ displayName: 'Programmatic' }}
  >
    <Text
      kind="heading"
      fontSize={24}
      fontWeight="700"
      text="Programmatic drag & drop"
    />
    <Text
      margin={[8, 0, 20, 0]}
      text="Rules decide what goes in and what may leave. Each of these three has one. Try to break it."
    />
    <Element
      is={Container}
      canvas
      flexDirection="row"
      custom={{ displayName: 'Rules' }}
    >
      <Custom1 />
      <Custom2 margin={[0, 12, 0, 12]} />
      <Custom3 />
    </Element>
  </Element>
)

/** The page that a first visit starts with. */
export const samplePage = (
  <Element
    is={Container}
    canvas
    width="800px"
    background="#ffffff"
    color="#1d211b"
    custom={{ displayName: 'Page' }}
  >
    {introduction}
    {complexComponents}
    {programmatic}
  </Element>
)
