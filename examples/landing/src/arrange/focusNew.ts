import { startTyping } from '../blocks/startTyping'
import { isShowcase } from '../showcase/isShowcase'
import type { Query } from './query'

/**
 * Gives the focus to a block that was just added, so that keys no longer press the button it came from: its first text
 * can be typed over; a block without text leaves the focus to the page.
 */
export function focusNew(query: Query, id: string): void {
  if (isShowcase()) return
  // Craft.js has the block at once, and the page has its element some frames later.
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
