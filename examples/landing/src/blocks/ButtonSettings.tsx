import { useNode } from '@craftjs/core'
import { ChoiceField } from '../fields/ChoiceField'
import { ColorField } from '../fields/ColorField'
import { Section } from '../fields/Section'
import { SidesFields } from '../fields/SidesFields'
import { Swatch } from '../fields/Swatch'
import type { ButtonProps } from './Button'
import { wordsOf } from './sides'

/** The settings of a button. */
export const ButtonSettings = () => {
  const { props } = useNode((node) => ({
    props: node.data.props as ButtonProps,
  }))

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
        <ColorField label="Background" name="background" />
        <ColorField label="Text" name="color" />
      </Section>
      <Section title="Margin" summary={wordsOf(props.margin)}>
        <SidesFields name="margin" />
      </Section>
      <Section title="Decoration" summary={props.look}>
        <ChoiceField
          label="Look"
          name="look"
          choices={{ full: 'Full', outline: 'Outline' }}
        />
      </Section>
    </>
  )
}
