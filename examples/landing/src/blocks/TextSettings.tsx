import { useNode } from '@craftjs/core'
import { ChoiceField } from '../fields/ChoiceField'
import { ColorField } from '../fields/ColorField'
import { Section } from '../fields/Section'
import { SidesFields } from '../fields/SidesFields'
import { SliderField } from '../fields/SliderField'
import { Swatch } from '../fields/Swatch'
import { wordsOf } from './sides'
import type { TextProps } from './Text'

/** The settings of a text. */
export const TextSettings = () => {
  const { props } = useNode((node) => ({
    props: node.data.props as TextProps,
  }))

  return (
    <>
      <Section
        title="Typography"
        summary={`${props.fontSize} px, ${props.textAlign}, ${props.fontWeight}`}
        open
      >
        <SliderField
          label="Font size"
          name="fontSize"
          min={8}
          max={80}
          unit=" px"
        />
        <ChoiceField
          label="Align"
          name="textAlign"
          choices={{ left: 'Left', center: 'Center', right: 'Right' }}
        />
        <ChoiceField
          label="Weight"
          name="fontWeight"
          choices={{ 400: 'Regular', 500: 'Medium', 700: 'Bold' }}
        />
        <ChoiceField
          label="Kind"
          name="kind"
          choices={{ paragraph: 'Paragraph', heading: 'Heading' }}
        />
      </Section>
      <Section title="Margin" summary={wordsOf(props.margin)}>
        <SidesFields name="margin" />
      </Section>
      <Section
        title="Appearance"
        summary={
          <>
            <Swatch color={props.color} /> shadow {props.shadow}
          </>
        }
      >
        <ColorField
          label="Text"
          name="color"
          none={{ value: 'inherit', label: 'Inherited' }}
        />
        <SliderField label="Shadow" name="shadow" max={100} />
      </Section>
    </>
  )
}
