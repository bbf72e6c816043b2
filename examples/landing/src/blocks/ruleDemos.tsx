import { Element, type UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'
import { Button } from './Button'
import { Container, type ContainerProps } from './Container'
import { ContainerSettings } from './ContainerSettings'
import { Region } from './Region'
import { Video } from './Video'

type RegionProps = { children?: ReactNode }

/** The region of Custom 1. */
export const OnlyButtons: UserComponent<RegionProps> = (props) => (
  <Region {...props} />
)

OnlyButtons.craft = {
  displayName: 'Only buttons',
  rules: {
    canMoveIn: (incoming) =>
      incoming.every((node) => node.data.type === Button),
  },
}

/** The region of Custom 2. */
export const OneVideo: UserComponent<RegionProps> = (props) => (
  <Region {...props} />
)

OneVideo.craft = {
  displayName: 'One video',
  rules: {
    // Rules are asked when blocks change places inside the region too.
    canMoveIn: (incoming, self) =>
      incoming.length === 1 &&
      incoming.every((node) => node.data.type === Video) &&
      self.data.nodes.every((id) => id === incoming[0]?.id),
  },
}

/** The region of Custom 3. */
export const KeepsOne: UserComponent<RegionProps> = (props) => (
  <Region {...props} />
)

KeepsOne.craft = {
  displayName: 'At least one button',
  rules: {
    canMoveIn: (incoming) =>
      incoming.every((node) => node.data.type === Button),
    canMoveOut: (outgoing, self) => self.data.nodes.length > outgoing.length,
  },
}

type DemoProps = Partial<Omit<ContainerProps, 'children'>>

const looks: DemoProps = {
  fillSpace: 'yes',
  width: 'auto',
  padding: [16, 16, 16, 16],
  background: '#f3f4ef',
  color: '#1d211b',
}

/** A box with a region that takes buttons and nothing else. */
export const Custom1: UserComponent<DemoProps> = (props) => (
  <Container {...props}>
    <p className="rule">Takes buttons only</p>
    <Element id="buttons" is={OnlyButtons} canvas>
      <Button text="First" />
    </Element>
  </Container>
)

/** A box with a region that takes one video, and nothing once it is there. */
export const Custom2: UserComponent<DemoProps> = (props) => (
  <Container {...props}>
    <p className="rule">Takes one video, then nothing</p>
    <Element id="video" is={OneVideo} canvas />
  </Container>
)

/** A box with a region whose last button cannot leave. */
export const Custom3: UserComponent<DemoProps> = (props) => (
  <Container {...props}>
    <p className="rule">Keeps at least one button</p>
    <Element id="buttons" is={KeepsOne} canvas>
      <Button text="Stay" background="#8a3a6b" />
      <Button text="Go" background="#8a3a6b" />
    </Element>
  </Container>
)

const demos = { 'Custom 1': Custom1, 'Custom 2': Custom2, 'Custom 3': Custom3 }

for (const [displayName, demo] of Object.entries(demos)) {
  demo.craft = {
    displayName,
    props: { ...Container.craft?.props, ...looks },
    related: { settings: ContainerSettings },
  }
}
