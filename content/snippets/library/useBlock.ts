import { useNode } from '@craftjs/core'

/** A ref for the component's root element. Connects it and makes it draggable. */
export function useBlock() {
  const {
    connectors: { connect, drag },
  } = useNode()
  return (el: HTMLElement | null) => {
    if (el) connect(drag(el))
  }
}
