import { useNode } from '@craftjs/core'
import { ChoiceSetting } from '@recipes/fields/ChoiceSetting'
import { ColorSetting } from '@recipes/fields/ColorSetting'
import { NumberSetting } from '@recipes/fields/NumberSetting'
import { TextSetting } from '@recipes/fields/TextSetting'
import { Section } from '../fields/Section'
import { SidesFields } from '../fields/SidesFields'
import { Swatch } from '../fields/Swatch'
import type { ContainerProps } from './Container'
import { wordsOf } from './sides'

const ends = { 'flex-start': 'Start', center: 'Center', 'flex-end': 'End' }

const Sizes = ({ props }: { props: ContainerProps }) => (
  <Section title="Dimensions" summary={`${props.width} × ${props.height}`} open>
    <div className="pair">
      <TextSetting<ContainerProps> prop="width" label="Width" />
      <TextSetting<ContainerProps> prop="height" label="Height" />
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
    <ColorSetting<ContainerProps>
      prop="background"
      label="Background"
      none="transparent"
    />
    <ColorSetting<ContainerProps> prop="color" label="Text" none="inherit" />
  </Section>
)

const Alignment = ({ props }: { props: ContainerProps }) => (
  <Section
    title="Alignment"
    summary={`${props.flexDirection}, ${props.fillSpace === 'yes' ? 'fills' : 'fixed'}`}
  >
    <ChoiceSetting<ContainerProps, 'flexDirection'>
      prop="flexDirection"
      label="Direction"
      options={{ row: 'Row', column: 'Column' }}
      radios
    />
    <ChoiceSetting<ContainerProps, 'fillSpace'>
      prop="fillSpace"
      label="Fill space"
      options={{ yes: 'Yes', no: 'No' }}
      radios
    />
    <ChoiceSetting<ContainerProps, 'alignItems'>
      prop="alignItems"
      label="Align items"
      options={ends}
      radios
    />
    <ChoiceSetting<ContainerProps, 'justifyContent'>
      prop="justifyContent"
      label="Justify content"
      options={{ ...ends, 'space-between': 'Between' }}
      radios
    />
  </Section>
)

/** The settings of a container. */
export const ContainerSettings = () => {
  const props = useNode((node) => node.data.props as ContainerProps)

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
        <NumberSetting<ContainerProps> prop="radius" label="Radius" max={100} slider />
        <NumberSetting<ContainerProps> prop="shadow" label="Shadow" max={100} slider />
      </Section>
      <Alignment props={props} />
    </>
  )
}
