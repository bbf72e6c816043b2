import { useNode } from '@craftjs/core'
import { ChoiceSetting } from '@recipes/fields/ChoiceSetting'
import { ColorSetting } from '@recipes/fields/ColorSetting'
import { NumberSetting } from '@recipes/fields/NumberSetting'
import { TextSetting } from '@recipes/fields/TextSetting'
import { Section } from '../fields/Section'
import { SidesFields } from '../fields/SidesFields'
import { Swatch } from '../fields/Swatch'
import { wordsOf } from './sides'
import type { TextProps } from './Text'

/** The field for the words of a text. */
export const TextContent = () => (
  <TextSetting<TextProps> prop="text" label="Words" multiline />
)

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
        <NumberSetting<TextProps>
          prop="fontSize"
          label="Font size"
          min={8}
          max={80}
          slider
        />
        <ChoiceSetting<TextProps, 'textAlign'>
          prop="textAlign"
          label="Align"
          options={{ left: 'Left', center: 'Center', right: 'Right' }}
          radios
        />
        <ChoiceSetting<TextProps, 'fontWeight'>
          prop="fontWeight"
          label="Weight"
          options={{ 400: 'Regular', 500: 'Medium', 700: 'Bold' }}
          radios
        />
        <ChoiceSetting<TextProps, 'kind'>
          prop="kind"
          label="Kind"
          options={{ paragraph: 'Paragraph', heading: 'Heading' }}
          radios
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
        <ColorSetting<TextProps> prop="color" label="Text" none="inherit" />
        <NumberSetting<TextProps> prop="shadow" label="Shadow" max={100} slider />
      </Section>
    </>
  )
}
