const selected = () => document.querySelector('.page [data-selected="true"]')

const toolOf = ({ target }: Event) =>
  (target as Element).closest<HTMLElement>('.toolbox-items button')

/** Calls `then` once the editor has rendered the changes of an event. */
const afterwards = (then: () => void) =>
  requestAnimationFrame(() => setTimeout(then))

/** Opens the text of a new element, as a double-click does, so that the user types words. */
const startTyping = () =>
  selected()?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))

// A dragged tool keeps the focus, so the space bar would press it and add another element. React has already rendered
// the dropped element, so no key press is lost.
addEventListener('dragend', (event) => {
  const tool = toolOf(event)
  tool?.blur()
  if (tool) startTyping()
})

addEventListener('click', (event) => {
  const tool = toolOf(event)
  // Elements without text leave the focus to the tool, but only for keyboard users.
  if (event.detail > 0) tool?.blur()
  afterwards(() => {
    if (tool) startTyping()
    // On phones, the panels may grow over the page.
    selected()?.scrollIntoView({ block: 'nearest' })
  })
})
