import type { FromFrame, ToFrame } from './messages'

// Read before other code can replace them.
const { parent } = window
const post = parent.postMessage.bind(parent)

/** Sends a message to the playground around the frame. Its origin is unknown here, and no message is secret. */
export const send = (message: FromFrame): void => post(message, '*')

/** Calls `handle` for messages from the page around the frame, and ignores all others. */
export function onPageMessage(handle: (message: ToFrame) => void): void {
  addEventListener('message', ({ source, data }) => {
    if (source === parent) handle(data as ToFrame)
  })
}
