import { useNode } from '@craftjs/core'
import type { Fields } from '@recipes/fields/fields'
import { FieldsForm } from '@recipes/fields/FieldsForm'
import { PictureNameInput } from '../fields/PictureNameInput'
import { Section } from '../fields/Section'
import type { CardProps } from './Card'
import { pictures } from './pictures'

export const cardFields: Fields<CardProps> = {
  title: { kind: 'text', label: 'Title' },
  text: { kind: 'longText', label: 'Words' },
  picture: { kind: 'custom', label: 'Shows', input: PictureNameInput },
}

/** The settings of a card. Its text is edited in place. */
export const CardSettings = () => {
  const { picture } = useNode((node) => node.data.props as CardProps)

  return (
    <Section title="Picture" summary={pictures[picture].name} open>
      <FieldsForm only={['picture']} />
    </Section>
  )
}
