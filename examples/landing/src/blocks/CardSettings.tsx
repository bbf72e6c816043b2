import { useNode } from '@craftjs/core'
import { TextSetting } from '@recipes/fields/TextSetting'
import { PictureField } from '../fields/PictureField'
import { Section } from '../fields/Section'
import type { CardProps } from './Card'
import { pictures } from './pictures'

/** The fields for the texts and the picture of a card. */
export const CardContent = () => (
  <>
    <TextSetting<CardProps> prop="title" label="Title" />
    <TextSetting<CardProps> prop="text" label="Words" multiline />
    <PictureField />
  </>
)

/** The settings of a card. Its text is edited in place. */
export const CardSettings = () => {
  const { picture } = useNode((node) => node.data.props as CardProps)

  return (
    <Section title="Picture" summary={pictures[picture].name} open>
      <PictureField />
    </Section>
  )
}
