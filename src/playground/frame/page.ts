import type { FromFrame, ToFrame } from './messages'

// Read before any other code runs.
const { parent } = window
const post = parent.postMessage.bind(parent)

/** Sends a message to the playground around the frame. Its origin is unknown in here, and nothing in it is secret. */
export const send = (message: FromFrame): void => post(message, '*')

/** Calls `answer` for messages from the page around the frame, and from nobody else. */
export function onPageMessage(answer: (message: ToFrame) => void): void {
  addEventListener('message', ({ source, data }) => {
    if (source === parent) answer(data as ToFrame)
  })
}
