import { useNode } from '@craftjs/core'
import { NumberSetting } from '@recipes/fields/NumberSetting'
import { PictureField } from '../fields/PictureField'
import { Section } from '../fields/Section'
import type { PictureProps } from './Picture'

/** The settings of a picture. */
export const PictureSettings = () => {
  const { height } = useNode((node) => node.data.props as PictureProps)

  return (
    <Section title="Picture" summary={`${height} px high`} open>
      <PictureField />
      <NumberSetting<PictureProps>
        prop="height"
        label="Height"
        min={80}
        max={400}
        slider
      />
    </Section>
  )
}
