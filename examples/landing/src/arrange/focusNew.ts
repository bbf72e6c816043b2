import { startTyping } from '../blocks/startTyping'
import { isShowcase } from '../showcase/isShowcase'
import type { Query } from './query'

/**
 * Focuses a new block, so that keys no longer press the button that added it. Selects its first text, ready to be typed
 * over. If the block has no text, focuses the page.
 */
export function focusNew(query: Query, id: string): void {
  if (isShowcase()) return
  // Craft.js has the block immediately, but its element is rendered some frames later.
  let tries = 10
  const look = () => {
    const dom = query.node(id).get()?.dom
    if (!dom) {
      if (--tries > 0) requestAnimationFrame(look)
      return
    }
    const text = dom.querySelector<HTMLElement>('.editable')
    if (text) startTyping(text)
    else dom.closest<HTMLElement>('.canvas')?.focus({ preventScroll: true })
  }
  requestAnimationFrame(look)
}
