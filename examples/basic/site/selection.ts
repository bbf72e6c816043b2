const selected = () => document.querySelector('.page [data-selected="true"]')

const toolOf = ({ target }: Event) =>
  (target as Element).closest<HTMLElement>('.toolbox-items button')

/** Calls `then` once the editor has rendered what an event changed. */
const afterwards = (then: () => void) =>
  requestAnimationFrame(() => setTimeout(then))

// A tool that was dragged keeps the focus, and a space would press it and add another: what was dropped takes the focus
// instead, as after a double click. React has rendered it by now, and no key is lost in between.
addEventListener('dragend', (event) => {
  const tool = toolOf(event)
  if (!tool) return
  tool.blur()
  selected()?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
})

addEventListener('click', (event) => {
  // A click by mouse or touch; keys go on from the tool that they pressed.
  if (event.detail > 0) toolOf(event)?.blur()
  // On a phone the panels grow over the page.
  afterwards(() => selected()?.scrollIntoView({ block: 'nearest' }))
})
