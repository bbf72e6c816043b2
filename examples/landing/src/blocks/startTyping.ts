/** The event that makes an `Editable` take the focus and select its whole text. */
export const typingEvent = 'start-typing'

/** Selects a text of a block, ready to be typed over. */
export function startTyping(text: HTMLElement): void {
  text.dispatchEvent(new Event(typingEvent))
}
