import type { CreateHandlerOptions, NodeTree } from '@craftjs/core'
import type { ReactElement } from 'react'
import { CancelableHandlers } from '../editing/CancelableHandlers'

/** Cancels drags from the toolbox that end outside the page, which is an element with `data-page`. */
export class CancelableTools extends CancelableHandlers {
  override handlers() {
    const defaults = super.handlers()
    return {
      ...defaults,
      create: (
        el: HTMLElement,
        element: ReactElement | (() => NodeTree | ReactElement),
        options?: Partial<CreateHandlerOptions>,
      ) => {
        const forgetCanceledDrag = ({ dataTransfer, clientX, clientY }: DragEvent) => {
          const released = document.elementFromPoint(clientX, clientY)
          const isCanceled = dataTransfer?.dropEffect === 'none'
          if (isCanceled || !released?.closest('[data-page]')) this.dragTarget = null!
        }
        // Must be added before the default handler's listener.
        el.addEventListener('dragend', forgetCanceledDrag, true)
        const cleanUp = defaults.create(el, element, options)
        return () => {
          el.removeEventListener('dragend', forgetCanceledDrag, true)
          cleanUp()
        }
      },
    }
  }
}
