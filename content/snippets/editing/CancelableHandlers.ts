import { DefaultEventHandlers, type NodeId } from '@craftjs/core'

export class CancelableHandlers extends DefaultEventHandlers {
  override handlers() {
    const defaults = super.handlers()
    return {
      ...defaults,
      drag: (el: HTMLElement, id: NodeId) => {
        const forgetCanceledDrag = (event: DragEvent) => {
          if (event.dataTransfer?.dropEffect === 'none') this.dragTarget = null!
        }
        // Must be added before the default handler's listener.
        el.addEventListener('dragend', forgetCanceledDrag, true)
        const cleanUp = defaults.drag(el, id)
        return () => {
          el.removeEventListener('dragend', forgetCanceledDrag, true)
          cleanUp()
        }
      },
    }
  }
}
