import { useNode } from '@craftjs/core'
import { ChoiceSetting } from '@recipes/fields/ChoiceSetting'
import { ColorSetting } from '@recipes/fields/ColorSetting'
import { TextSetting } from '@recipes/fields/TextSetting'
import { Section } from '../fields/Section'
import { SidesFields } from '../fields/SidesFields'
import { Swatch } from '../fields/Swatch'
import type { ButtonProps } from './Button'
import { wordsOf } from './sides'

/** The field for the text of a button. */
export const ButtonContent = () => (
  <TextSetting<ButtonProps> prop="text" label="Label" />
)

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
        <ColorSetting<ButtonProps> prop="background" label="Background" />
        <ColorSetting<ButtonProps> prop="color" label="Text" />
      </Section>
      <Section title="Margin" summary={wordsOf(props.margin)}>
        <SidesFields name="margin" />
      </Section>
      <Section title="Decoration" summary={props.look}>
        <ChoiceSetting<ButtonProps, 'look'>
          prop="look"
          label="Look"
          options={{ full: 'Full', outline: 'Outline' }}
          radios
        />
      </Section>
    </>
  )
}
