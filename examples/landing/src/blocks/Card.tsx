import type { UserComponent } from '@craftjs/core'
import { FieldsForm } from '@recipes/fields/FieldsForm'
import { useBlock } from '@recipes/library/useBlock'
import { cardFields, CardSettings } from './CardSettings'
import { Editable } from './Editable'
import { pictures, type PictureName } from './pictures'

/** The saved props of a card. */
export type CardProps = {
  picture: PictureName
  title: string
  text: string
}

/** A picture with a title and a text, in a single block. */
export const Card: UserComponent<Partial<CardProps>> = (given) => {
  // Craft.js adds the defaults below to missing props.
  const { picture, title, text } = given as CardProps
  const { address, alt } = pictures[picture]

  return (
    <article ref={useBlock()} className="card">
      <img src={address} alt={alt} draggable={false} />
      <h3>
        <Editable name="title" text={title} />
      </h3>
      <p>
        <Editable name="text" text={text} />
      </p>
    </article>
  )
}

Card.craft = {
  displayName: 'Card',
  props: {
    picture: 'loaf',
    title: 'A new card',
    text: 'Double-click to type.',
  },
  info: { fields: cardFields },
  related: {
    settings: CardSettings,
    content: FieldsForm,
  },
}
