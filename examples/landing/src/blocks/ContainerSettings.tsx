import { useNode } from '@craftjs/core'
import { ChoiceField } from '../fields/ChoiceField'
import { ColorField } from '../fields/ColorField'
import { parseLength } from '../fields/parseLength'
import { Section } from '../fields/Section'
import { SidesFields } from '../fields/SidesFields'
import { SliderField } from '../fields/SliderField'
import { Swatch } from '../fields/Swatch'
import { TextField } from '../fields/TextField'
import type { ContainerProps } from './Container'
import { wordsOf } from './sides'

const lengthRefusal = 'Write a length such as 300px, 50% or auto.'
const ends = { 'flex-start': 'Start', center: 'Center', 'flex-end': 'End' }

const Sizes = ({ props }: { props: ContainerProps }) => (
  <Section title="Dimensions" summary={`${props.width} × ${props.height}`} open>
    <div className="pair">
      <TextField
        label="Width"
        name="width"
        parse={parseLength}
        refusal={lengthRefusal}
      />
      <TextField
        label="Height"
        name="height"
        parse={parseLength}
        refusal={lengthRefusal}
      />
    </div>
  </Section>
)

const Colors = ({ props }: { props: ContainerProps }) => (
  <Section
    title="Colors"
    summary={
      <>
        <Swatch color={props.background} />
        <Swatch color={props.color} />
      </>
    }
  >
    <ColorField
      label="Background"
      name="background"
      none={{ value: 'transparent', label: 'None' }}
    />
    <ColorField
      label="Text"
      name="color"
      none={{ value: 'inherit', label: 'Inherited' }}
    />
  </Section>
)

const Alignment = ({ props }: { props: ContainerProps }) => (
  <Section
    title="Alignment"
    summary={`${props.flexDirection}, ${props.fillSpace === 'yes' ? 'fills' : 'fixed'}`}
  >
    <ChoiceField
      label="Direction"
      name="flexDirection"
      choices={{ row: 'Row', column: 'Column' }}
    />
    <ChoiceField
      label="Fill space"
      name="fillSpace"
      choices={{ yes: 'Yes', no: 'No' }}
    />
    <ChoiceField label="Align items" name="alignItems" choices={ends} />
    <ChoiceField
      label="Justify content"
      name="justifyContent"
      choices={{ ...ends, 'space-between': 'Between' }}
    />
  </Section>
)

/** The settings of a container. */
export const ContainerSettings = () => {
  const { props } = useNode((node) => ({
    props: node.data.props as ContainerProps,
  }))

  return (
    <>
      <Sizes props={props} />
      <Colors props={props} />
      <Section
        title="Margin and padding"
        summary={`${wordsOf(props.margin)}, ${wordsOf(props.padding)}`}
      >
        <SidesFields name="margin" />
        <SidesFields name="padding" />
      </Section>
      <Section
        title="Decoration"
        summary={`${props.radius} px, shadow ${props.shadow}`}
      >
        <SliderField label="Radius" name="radius" max={100} unit=" px" />
        <SliderField label="Shadow" name="shadow" max={100} />
      </Section>
      <Alignment props={props} />
    </>
  )
}
