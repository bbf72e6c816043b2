import { ROOT_NODE, useEditor, useNode } from '@craftjs/core'
import type { ReactElement } from 'react'
import { Overlay } from '../../canvas/Overlay'
import { AddBlock } from './AddBlock'
import { Bubble } from './Bubble'

/** Renders a block. A hovered or selected block has a "+" below it, and a selected block also has a toolbar. */
export const BlockFrame = ({ render }: { render: ReactElement }) => {
  const { id, isSelected, isHovered } = useNode((node) => ({
    isSelected: node.events.selected,
    isHovered: node.events.hovered,
  }))
  const { enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  const isShown = enabled && id !== ROOT_NODE && (isSelected || isHovered)

  return (
    <>
      {render}
      {isShown && (
        <Overlay
          id={id}
          className={isSelected ? 'block selected' : 'block hovered'}
        >
          {isSelected && <Bubble />}
          <AddBlock />
        </Overlay>
      )}
    </>
  )
}
