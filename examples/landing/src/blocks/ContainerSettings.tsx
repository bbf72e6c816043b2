import { useNode } from '@craftjs/core'
import type { Fields } from '@recipes/fields/fields'
import { FieldsForm } from '@recipes/fields/FieldsForm'
import { Section } from '../fields/Section'
import { SidesInput } from '../fields/SidesInput'
import { Swatch } from '../fields/Swatch'
import type { ContainerProps } from './Container'
import { wordsOf } from './sides'

const ends = { 'flex-start': 'Start', center: 'Center', 'flex-end': 'End' }

export const containerFields: Fields<ContainerProps> = {
  width: { kind: 'text', label: 'Width' },
  height: { kind: 'text', label: 'Height' },
  background: { kind: 'color', label: 'Background', none: 'transparent' },
  color: { kind: 'color', label: 'Text', none: 'inherit' },
  margin: { kind: 'custom', label: 'Margin', input: SidesInput },
  padding: { kind: 'custom', label: 'Padding', input: SidesInput },
  radius: { kind: 'number', label: 'Radius', max: 100, slider: true },
  shadow: { kind: 'number', label: 'Shadow', max: 100, slider: true },
  flexDirection: {
    kind: 'choice',
    label: 'Direction',
    options: { row: 'Row', column: 'Column' },
    radios: true,
  },
  fillSpace: {
    kind: 'choice',
    label: 'Fill space',
    options: { yes: 'Yes', no: 'No' },
    radios: true,
  },
  alignItems: { kind: 'choice', label: 'Align items', options: ends, radios: true },
  justifyContent: {
    kind: 'choice',
    label: 'Justify content',
    options: { ...ends, 'space-between': 'Between' },
    radios: true,
  },
}

/** The settings of a container. */
export const ContainerSettings = () => {
  const props = useNode((node) => node.data.props as ContainerProps)

  return (
    <>
      <Section title="Dimensions" summary={`${props.width} × ${props.height}`} open>
        <div className="pair">
          <FieldsForm only={['width', 'height']} />
        </div>
      </Section>
      <Section
        title="Colors"
        summary={
          <>
            <Swatch color={props.background} />
            <Swatch color={props.color} />
          </>
        }
      >
        <FieldsForm only={['background', 'color']} />
      </Section>
      <Section
        title="Margin and padding"
        summary={`${wordsOf(props.margin)}, ${wordsOf(props.padding)}`}
      >
        <FieldsForm only={['margin', 'padding']} />
      </Section>
      <Section
        title="Decoration"
        summary={`${props.radius} px, shadow ${props.shadow}`}
      >
        <FieldsForm only={['radius', 'shadow']} />
      </Section>
      <Section
        title="Alignment"
        summary={`${props.flexDirection}, ${props.fillSpace === 'yes' ? 'fills' : 'fixed'}`}
      >
        <FieldsForm
          only={['flexDirection', 'fillSpace', 'alignItems', 'justifyContent']}
        />
      </Section>
    </>
  )
}
