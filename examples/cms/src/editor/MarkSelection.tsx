import { useEffect, type ReactElement } from 'react'
import { useNode } from '@craftjs/core'

/** For `onRender`: marks selected and hovered elements with attributes, because React overwrites classes. */
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
