import { type FromFrame, MAX_TEXT, type ToFrame } from './messages'

// Read before any other code runs.
const { parent } = window
const post = parent.postMessage.bind(parent)

/** Sends a message to the playground around the frame. Its origin is unknown in here, and nothing in it is secret. */
export const send = (message: FromFrame): void => post(message, '*')

/** Cuts a text that would be refused for its length. */
export const cut = (text: string, length = MAX_TEXT): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text

/** Calls `answer` for messages from the page around the frame, and from nobody else. */
export function onPageMessage(answer: (message: ToFrame) => void): void {
  addEventListener('message', ({ source, data }) => {
    if (source === parent) answer(data as ToFrame)
  })
}
