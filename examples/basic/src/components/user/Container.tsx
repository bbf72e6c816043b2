import { useNode, type UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'

export type ContainerProps = {
  background?: string
  padding?: number
  children?: ReactNode
}

export const Container: UserComponent<ContainerProps> = ({
  background,
  padding,
  children,
}) => {
  const {
    connectors: { connect, drag },
    selected,
  } = useNode((node) => ({
    selected: node.events.selected,
  }))

  return (
    <div
      ref={(el) => {
        if (el) connect(drag(el))
      }}
      className="container"
      style={{ background, padding }}
      data-selected={selected}
    >
      {children}
    </div>
  )
}

export const ContainerSettings = () => {
  const {
    actions: { setProp },
    values,
  } = useNode((node) => ({
    values: node.data.props as ContainerProps,
  }))

  return (
    <>
      <label className="field">
        <span>Background</span>
        <input
          type="color"
          value={values.background}
          onChange={(event) => {
            const color = event.target.value
            setProp((props: ContainerProps) => {
              props.background = color
            }, 500)
          }}
        />
      </label>
      <label className="field">
        <span>Padding: {values.padding} px</span>
        <input
          type="range"
          min={0}
          max={80}
          value={values.padding}
          onChange={(event) => {
            const size = event.target.valueAsNumber
            setProp((props: ContainerProps) => {
              props.padding = size
            }, 500)
          }}
        />
      </label>
    </>
  )
}

Container.craft = {
  displayName: 'Container',
  props: {
    background: '#ffffff',
    padding: 12,
  },
  related: {
    settings: ContainerSettings,
  },
}
