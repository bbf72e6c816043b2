import { useNode } from '@craftjs/core'
import type { Fields } from '@recipes/fields/fields'
import { FieldsForm } from '@recipes/fields/FieldsForm'
import { PictureNameInput } from '../fields/PictureNameInput'
import { Section } from '../fields/Section'
import type { PictureProps } from './Picture'

export const pictureFields: Fields<PictureProps> = {
  picture: { kind: 'custom', label: 'Shows', input: PictureNameInput },
  height: { kind: 'number', label: 'Height', min: 80, max: 400, slider: true },
}

/** The settings of a picture. */
export const PictureSettings = () => {
  const { height } = useNode((node) => node.data.props as PictureProps)

  return (
    <Section title="Picture" summary={`${height} px high`} open>
      <FieldsForm />
    </Section>
  )
}
