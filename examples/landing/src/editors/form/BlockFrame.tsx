import { ROOT_NODE, useEditor, useNode } from '@craftjs/core'
import type { ReactElement } from 'react'
import { Overlay } from '../../canvas/Overlay'

/** Renders a block, with a frame while it is selected or hovered. */
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
          className={isSelected ? 'field-frame selected' : 'field-frame'}
        />
      )}
    </>
  )
}
