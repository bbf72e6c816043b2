import { Element } from '@craftjs/core'
import { Container } from './blocks/Container'
import { Text } from './blocks/Text'

const square = { justifyContent: 'center', alignItems: 'center' } as const

/** Three boxes, each inside another. */
export const nestedBoxes = (
  <Element
    is={Container}
    canvas
    {...square}
    width="41%"
    margin={[0, 32, 0, 0]}
    height="260px"
    background="#2f4a37"
    radius={6}
    custom={{ displayName: 'Outer square' }}
  >
    <Element
      is={Container}
      canvas
      {...square}
      width="70%"
      height="70%"
      background="#4f8a5f"
      radius={6}
      custom={{ displayName: 'Middle square' }}
    >
      <Element
        is={Container}
        canvas
        {...square}
        width="60%"
        height="60%"
        background="#b9f0c4"
        color="#12301c"
        radius={6}
        custom={{ displayName: 'Inner square' }}
      >
        <Text textAlign="center" fontWeight="500" text="Boxes in boxes" />
      </Element>
    </Element>
  </Element>
)
