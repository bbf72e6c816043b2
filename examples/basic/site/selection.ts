const selected = () => document.querySelector('.page [data-selected="true"]')

const toolOf = ({ target }: Event) =>
  (target as Element).closest<HTMLElement>('.toolbox-items button')

/** Calls `then` once the editor has rendered the changes of an event. */
const afterwards = (then: () => void) =>
  requestAnimationFrame(() => setTimeout(then))

// A dragged tool keeps the focus, so the space bar would press it and add another element. Focus the dropped element
// instead, as after a double-click. React has already rendered it, so no key press is lost.
addEventListener('dragend', (event) => {
  const tool = toolOf(event)
  if (!tool) return
  tool.blur()
  selected()?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
})

addEventListener('click', (event) => {
  // Only after a click by mouse or touch. Keyboard users keep the focus on the tool.
  if (event.detail > 0) toolOf(event)?.blur()
  // On phones, the panels may grow over the page.
  afterwards(() => selected()?.scrollIntoView({ block: 'nearest' }))
})
