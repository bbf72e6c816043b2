/** What an `Editable` listens to: it takes the focus, with its whole text selected. */
export const typingEvent = 'start-typing'

/** Makes a text of a block ready to be typed over. */
export function startTyping(text: HTMLElement): void {
  text.dispatchEvent(new Event(typingEvent))
}
