import { useNode } from '@craftjs/core'
import { ChoiceField } from '../fields/ChoiceField'
import { Section } from '../fields/Section'
import { SliderField } from '../fields/SliderField'
import type { PictureProps } from './Picture'
import { pictureChoices } from './pictures'

/** The settings of a picture. */
export const PictureSettings = () => {
  const { props } = useNode((node) => ({
    props: node.data.props as PictureProps,
  }))

  return (
    <Section title="Picture" summary={`${props.height} px high`} open>
      <ChoiceField label="Shows" name="picture" choices={pictureChoices} />
      <SliderField label="Height" name="height" min={80} max={400} unit=" px" />
    </Section>
  )
}
