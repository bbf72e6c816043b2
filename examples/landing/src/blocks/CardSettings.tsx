import { useNode } from '@craftjs/core'
import { ChoiceField } from '../fields/ChoiceField'
import { Section } from '../fields/Section'
import type { CardProps } from './Card'
import { pictureChoices, pictures } from './pictures'

/** The settings of a card. Its text is edited in place. */
export const CardSettings = () => {
  const { props } = useNode((node) => ({
    props: node.data.props as CardProps,
  }))

  return (
    <Section title="Picture" summary={pictures[props.picture].name} open>
      <ChoiceField label="Shows" name="picture" choices={pictureChoices} />
    </Section>
  )
}
