import { isTyping } from '../dom'
import { areSingleKeysOn } from '../state'

/** Makes the key `?` press the button of the help, so that a press which comes before the framework is kept like a click. */
export function installHelpKey(document: Document): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === '?' && !isTyping(event) && areSingleKeysOn())
      document.querySelector<HTMLElement>('[data-shortcuts]')?.click()
  })
}
