import { useNode } from '@craftjs/core'
import type { Fields } from '@recipes/fields/fields'
import { FieldsForm } from '@recipes/fields/FieldsForm'
import { Section } from '../fields/Section'
import { SidesInput } from '../fields/SidesInput'
import { Swatch } from '../fields/Swatch'
import type { ButtonProps } from './Button'
import { wordsOf } from './sides'

export const buttonFields: Fields<ButtonProps> = {
  text: { kind: 'text', label: 'Label' },
  background: { kind: 'color', label: 'Background' },
  color: { kind: 'color', label: 'Text' },
  margin: { kind: 'custom', label: 'Margin', input: SidesInput },
  look: {
    kind: 'choice',
    label: 'Look',
    options: { full: 'Full', outline: 'Outline' },
    radios: true,
  },
}

/** The settings of a button. */
export const ButtonSettings = () => {
  const props = useNode((node) => node.data.props as ButtonProps)

  return (
    <>
      <Section
        title="Colors"
        summary={
          <>
            <Swatch color={props.background} />
            <Swatch color={props.color} />
          </>
        }
        open
      >
        <FieldsForm only={['background', 'color']} />
      </Section>
      <Section title="Margin" summary={wordsOf(props.margin)}>
        <FieldsForm only={['margin']} />
      </Section>
      <Section title="Decoration" summary={props.look}>
        <FieldsForm only={['look']} />
      </Section>
    </>
  )
}
