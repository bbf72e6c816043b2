import { useNode, type UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'
import { Button } from './Button'
import { Card } from './Card'
import { Video } from './Video'

type RegionProps = { children?: ReactNode }

const Region = ({ look, children }: RegionProps & { look: string }) => {
  const {
    connectors: { connect, drag },
  } = useNode()

  return (
    <div
      ref={(el) => {
        if (el) connect(drag(el))
      }}
      className={`region ${look}`}
    >
      {children}
    </div>
  )
}

/** How many cards fit beside each other. */
const mostCards = 3

/** A row of cards. */
export const Cards: UserComponent<RegionProps> = (props) => (
  <Region look="cards" {...props} />
)

Cards.craft = {
  displayName: 'Cards',
  rules: {
    // Rules are asked when blocks change places inside the region too.
    canMoveIn: (incoming, self) =>
      incoming.every((node) => node.data.type === Card) &&
      new Set([...self.data.nodes, ...incoming.map(({ id }) => id)]).size <=
        mostCards,
  },
  info: { rule: 'Takes at most three cards' },
}

/** The buttons that a page asks its visitors to press. */
export const Actions: UserComponent<RegionProps> = (props) => (
  <Region look="actions" {...props} />
)

Actions.craft = {
  displayName: 'Actions',
  rules: {
    canMoveIn: (incoming) =>
      incoming.every((node) => node.data.type === Button),
    canMoveOut: (outgoing, self) => self.data.nodes.length > outgoing.length,
  },
  info: { rule: 'Takes buttons, and keeps one' },
}

/** A place for a film. */
export const Film: UserComponent<RegionProps> = (props) => (
  <Region look="film" {...props} />
)

Film.craft = {
  displayName: 'Film',
  rules: {
    canMoveIn: (incoming, self) =>
      incoming.length === 1 &&
      incoming.every((node) => node.data.type === Video) &&
      self.data.nodes.every((id) => id === incoming[0]?.id),
  },
  info: { rule: 'Takes one video' },
}
