import { ROOT_NODE, useEditor, useNode } from '@craftjs/core'
import type { ReactElement, ReactNode } from 'react'
import { Overlay } from './Overlay'

type FramedBlockProps = {
  /** The block, as Craft.js passes it to `onRender`. */
  render: ReactElement
  className: string
  /** If true, the page itself has a frame, too. */
  framesPage?: boolean
  /** Renders the controls at the frame. */
  children?: (isSelected: boolean) => ReactNode
}

/** Renders a block, with a frame above it while it is selected or hovered. */
export const FramedBlock = ({
  render,
  className,
  framesPage = false,
  children,
}: FramedBlockProps) => {
  const { id, isSelected, isHovered } = useNode((node) => ({
    isSelected: node.events.selected,
    isHovered: node.events.hovered,
  }))
  const { enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  const isFramed = enabled && (framesPage || id !== ROOT_NODE)

  return (
    <>
      {render}
      {isFramed && (isSelected || isHovered) && (
        <Overlay
          id={id}
          className={className}
          mark={isSelected ? 'selected' : 'hovered'}
        >
          {children?.(isSelected)}
        </Overlay>
      )}
    </>
  )
}
