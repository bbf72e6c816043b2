import type { UserComponent } from '@craftjs/core'
import { useBlock } from '@recipes/library/useBlock'
import type { ReactNode } from 'react'
import { Button } from './Button'
import { Card } from './Card'
import { Video } from './Video'

type RegionProps = { children?: ReactNode }

const Region = ({ look, children }: RegionProps & { look: string }) => (
  <div ref={useBlock()} className={`region ${look}`}>
    {children}
  </div>
)

/** The number of cards that fit side by side. */
const mostCards = 3

/** A row of cards. */
export const Cards: UserComponent<RegionProps> = (props) => (
  <Region look="cards" {...props} />
)

Cards.craft = {
  displayName: 'Cards',
  rules: {
    // Craft.js also calls the rule when blocks move within the region.
    canMoveIn: (incoming, self) =>
      incoming.every((node) => node.data.type === Card) &&
      new Set([...self.data.nodes, ...incoming.map(({ id }) => id)]).size <= mostCards,
  },
  info: { rule: 'Takes at most three cards' },
}

/** The call-to-action buttons of a page. */
export const Actions: UserComponent<RegionProps> = (props) => (
  <Region look="actions" {...props} />
)

Actions.craft = {
  displayName: 'Actions',
  rules: {
    canMoveIn: (incoming) => incoming.every((node) => node.data.type === Button),
    canMoveOut: (outgoing, self) => self.data.nodes.length > outgoing.length,
  },
  info: { rule: 'Takes buttons, and keeps one' },
}

/** A place for one video. */
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
