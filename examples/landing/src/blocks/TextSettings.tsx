import { useNode } from '@craftjs/core'
import type { Fields } from '@recipes/fields/fields'
import { FieldsForm } from '@recipes/fields/FieldsForm'
import { Section } from '../fields/Section'
import { SidesInput } from '../fields/SidesInput'
import { Swatch } from '../fields/Swatch'
import { wordsOf } from './sides'
import type { TextProps } from './Text'

export const textFields: Fields<TextProps> = {
  text: { kind: 'longText', label: 'Words' },
  fontSize: { kind: 'number', label: 'Font size', min: 8, max: 80, slider: true },
  textAlign: {
    kind: 'choice',
    label: 'Align',
    options: { left: 'Left', center: 'Center', right: 'Right' },
    radios: true,
  },
  fontWeight: {
    kind: 'choice',
    label: 'Weight',
    options: { 400: 'Regular', 500: 'Medium', 700: 'Bold' },
    radios: true,
  },
  kind: {
    kind: 'choice',
    label: 'Kind',
    options: { paragraph: 'Paragraph', heading: 'Heading' },
    radios: true,
  },
  margin: { kind: 'custom', label: 'Margin', input: SidesInput },
  color: { kind: 'color', label: 'Text', none: 'inherit' },
  shadow: { kind: 'number', label: 'Shadow', max: 100, slider: true },
}

/** The settings of a text. */
export const TextSettings = () => {
  const props = useNode((node) => node.data.props as TextProps)

  return (
    <>
      <Section
        title="Typography"
        summary={`${props.fontSize} px, ${props.textAlign}, ${props.fontWeight}`}
        open
      >
        <FieldsForm only={['fontSize', 'textAlign', 'fontWeight', 'kind']} />
      </Section>
      <Section title="Margin" summary={wordsOf(props.margin)}>
        <FieldsForm only={['margin']} />
      </Section>
      <Section
        title="Appearance"
        summary={
          <>
            <Swatch color={props.color} /> shadow {props.shadow}
          </>
        }
      >
        <FieldsForm only={['color', 'shadow']} />
      </Section>
    </>
  )
}
