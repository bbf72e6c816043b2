import { useNode } from '@craftjs/core'

/** A ref for the element that stands for the component and moves it. */
export function useBlock() {
  const {
    connectors: { connect, drag },
  } = useNode()
  return (el: HTMLElement | null) => {
    if (el) connect(drag(el))
  }
}
