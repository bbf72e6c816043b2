import { Element, useNode, type UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'
import { Button } from './Button'
import { Container, ContainerSettings, type ContainerProps } from './Container'
import { Text } from './Text'

type CardProps = Omit<ContainerProps, 'children'>

type RegionProps = {
  children?: ReactNode
}

export const CardTop: UserComponent<RegionProps> = ({ children }) => {
  const {
    connectors: { connect },
    selected,
  } = useNode((node) => ({
    selected: node.events.selected,
  }))

  return (
    <div
      ref={(el) => {
        if (el) connect(el)
      }}
      className="card-region"
      data-selected={selected}
    >
      {children}
    </div>
  )
}

CardTop.craft = {
  displayName: 'Card top',
  rules: {
    canMoveIn: (incoming) => incoming.every((node) => node.data.type === Text),
  },
  info: { rule: 'Takes texts only' },
}

export const CardBottom: UserComponent<RegionProps> = ({ children }) => {
  const {
    connectors: { connect },
    selected,
  } = useNode((node) => ({
    selected: node.events.selected,
  }))

  return (
    <div
      ref={(el) => {
        if (el) connect(el)
      }}
      className="card-region"
      data-selected={selected}
    >
      {children}
    </div>
  )
}

CardBottom.craft = {
  displayName: 'Card bottom',
  rules: {
    canMoveIn: (incoming) =>
      incoming.every((node) => node.data.type === Button),
  },
  info: { rule: 'Takes buttons only' },
}

export const Card: UserComponent<CardProps> = ({ background, padding }) => (
  <Container background={background} padding={padding}>
    <Element id="text" is={CardTop} canvas>
      <Text text="Title" fontSize={28} />
      <Text text="Subtitle" fontSize={18} />
    </Element>
    <Element id="buttons" is={CardBottom} canvas>
      <Button text="Learn more" />
    </Element>
  </Container>
)

Card.craft = {
  displayName: 'Card',
  props: {
    background: '#ffffff',
    padding: 12,
  },
  related: {
    settings: ContainerSettings,
  },
}
