import { useNode, type UserComponent } from '@craftjs/core'
import type { CSSProperties, ReactNode } from 'react'
import { useBlock } from '@recipes/library/useBlock'
import { containerFields, ContainerSettings } from './ContainerSettings'
import { parseLength } from './parseLength'
import { ResizeHandles } from './ResizeHandles'
import { cssOf, type Sides } from './sides'

/** The saved props of a container. Widths and heights are lengths such as `300px`, `50%` or `auto`; shadow and radius are numbers from 0 to 100. */
export type ContainerProps = {
  flexDirection: 'row' | 'column'
  alignItems: 'flex-start' | 'center' | 'flex-end'
  justifyContent: 'flex-start' | 'center' | 'flex-end' | 'space-between'
  fillSpace: 'yes' | 'no'
  width: string
  height: string
  padding: Sides
  margin: Sides
  background: string
  color: string
  shadow: number
  radius: number
  children?: ReactNode
}

const shadowOf = (shadow: number): string =>
  shadow === 0 ? 'none' : `0 3px ${shadow}px rgb(0 0 0 / 15%)`

/** A row or column of other blocks. Its styles are CSS variables, so that narrow pages can override them. */
export const Container: UserComponent<Partial<ContainerProps>> = (given) => {
  const { isSelected, isRoot } = useNode((node) => ({
    isSelected: node.events.selected,
    isRoot: node.id === 'ROOT',
  }))
  // Craft.js adds the defaults below to missing props.
  const props = given as ContainerProps
  const style = {
    '--direction': props.flexDirection,
    '--align': props.alignItems,
    '--justify': props.justifyContent,
    '--grow': props.fillSpace === 'yes' ? 1 : 0,
    '--width': parseLength(props.width),
    '--height': parseLength(props.height),
    '--padding': cssOf(props.padding),
    '--margin': cssOf(props.margin),
    '--background': props.background,
    '--color': props.color,
    '--shadow': shadowOf(props.shadow),
    '--radius': `${props.radius}px`,
  } as CSSProperties

  return (
    <div
      ref={useBlock()}
      className="container"
      data-direction={props.flexDirection}
      data-fills={props.fillSpace === 'yes' || undefined}
      style={style}
    >
      {props.children}
      {isSelected && !isRoot && <ResizeHandles />}
    </div>
  )
}

Container.craft = {
  displayName: 'Container',
  props: {
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'flex-start',
    fillSpace: 'no',
    width: '100%',
    height: 'auto',
    padding: [0, 0, 0, 0],
    margin: [0, 0, 0, 0],
    background: 'transparent',
    color: 'inherit',
    shadow: 0,
    radius: 0,
  },
  rules: {
    canDrag: () => true,
  },
  info: { fields: containerFields },
  related: {
    settings: ContainerSettings,
  },
}
