import { Element } from '@craftjs/core'
import { Button } from './blocks/Button'
import { Card } from './blocks/Card'
import { Container } from './blocks/Container'
import { Picture } from './blocks/Picture'
import { Actions, Cards, Film } from './blocks/regions'
import { Text } from './blocks/Text'

const welcome = (
  <Element
    is={Container}
    canvas
    flexDirection="row"
    alignItems="center"
    padding={[40, 40, 40, 40]}
    custom={{ displayName: 'Welcome' }}
  >
    <Element
      is={Container}
      canvas
      width="54%"
      padding={[0, 28, 0, 0]}
      custom={{ displayName: 'Invitation' }}
    >
      <Text kind="heading" fontSize={42} fontWeight="700" text="Sourdough in a day" />
      <Text
        margin={[14, 0, 20, 0]}
        fontSize={17}
        text="One Saturday, eight ovens, and a loaf that you take home. You need no experience, only an apron."
      />
      <Element is={Actions} canvas>
        <Button text="Reserve a place" />
        <Button text="What to bring" look="outline" />
      </Element>
    </Element>
    <Element is={Container} canvas width="46%" custom={{ displayName: 'Illustration' }}>
      <Picture picture="loaf" height={250} />
    </Element>
  </Element>
)

const day = (
  <Element
    is={Container}
    canvas
    padding={[36, 40, 40, 40]}
    background="#f6f3ea"
    custom={{ displayName: 'The day' }}
  >
    <Text
      kind="heading"
      fontSize={26}
      fontWeight="700"
      margin={[0, 0, 18, 0]}
      text="From flour to crust"
    />
    <Element is={Cards} canvas>
      <Card
        picture="mix"
        title="Mix at ten"
        text="Flour, water, salt and a starter that is older than you think."
      />
      <Card
        picture="shape"
        title="Shape at one"
        text="Fold, turn, rest. The dough tells you when it is ready."
      />
      <Card
        picture="bake"
        title="Bake at five"
        text="Forty minutes in the oven, and butter for the first slice."
      />
    </Element>
  </Element>
)

const details = (
  <Element
    is={Container}
    canvas
    flexDirection="row"
    alignItems="center"
    padding={[36, 40, 40, 40]}
    background="#1f3a2a"
    color="#f4f5f1"
    custom={{ displayName: 'Details' }}
  >
    <Element
      is={Container}
      canvas
      width="54%"
      padding={[0, 28, 0, 0]}
      custom={{ displayName: 'Good to know' }}
    >
      <Text kind="heading" fontSize={26} fontWeight="700" text="Good to know" />
      <Text
        margin={[12, 0, 0, 0]}
        text="We start at ten and end at six, with soup in between. Bring a jar if you want to take some starter home."
      />
    </Element>
    <Element
      is={Container}
      canvas
      width="46%"
      custom={{ displayName: 'Film of the last time' }}
    >
      <Element is={Film} canvas />
    </Element>
  </Element>
)

/** The initial page: an invitation to a day of baking. */
export const samplePage = (
  <Element
    is={Container}
    canvas
    width="760px"
    background="#ffffff"
    color="#1d211b"
    custom={{ displayName: 'Page' }}
  >
    {welcome}
    {day}
    {details}
  </Element>
)
