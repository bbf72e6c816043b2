import { useEffect, type ReactElement } from 'react'
import { useNode } from '@craftjs/core'

/** For `onRender`: marks the element of a Node for the style sheet. An attribute, because React overwrites classes. */
export function MarkSelection({ render }: { render: ReactElement }) {
  const { dom, isSelected, isHovered } = useNode((node) => ({
    dom: node.dom,
    isSelected: node.events.selected,
    isHovered: node.events.hovered,
  }))

  useEffect(() => {
    dom?.toggleAttribute('data-selected', isSelected)
    dom?.toggleAttribute('data-hovered', isHovered)
  }, [dom, isSelected, isHovered])

  return render
}
