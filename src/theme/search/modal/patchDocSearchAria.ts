/** What DocSearch says of its outermost element: that it is a button. The dialog around it is what it is. */
const UNTRUE = [
  'role',
  'tabindex',
  'aria-expanded',
  'aria-haspopup',
  'aria-owns',
  'aria-controls',
  'aria-labelledby',
]

/** Options may hold nothing to click on, and these hold links and buttons, as items of a tree may. */
const ROLES = { listbox: 'tree', option: 'treeitem' }

/** Corrects what stands there now; what is right already stays untouched. */
function correct(dialog: HTMLElement): void {
  const root = dialog.querySelector('.DocSearch-Container')
  for (const name of UNTRUE) if (root?.hasAttribute(name)) root.removeAttribute(name)
  const field = dialog.querySelector('.DocSearch-Input')
  for (const [wrong, right] of Object.entries(ROLES))
    for (const element of dialog.querySelectorAll(`[role=${wrong}]`)) element.setAttribute('role', right)
  // DocSearch keeps or forgets a hit when its transition ends; here, and for whoever wants less motion, there is none.
  for (const hit of dialog.querySelectorAll('.DocSearch-Hit--deleting, .DocSearch-Hit--favoriting'))
    hit.dispatchEvent(new Event('transitionend', { bubbles: true }))
  const controlled = field?.getAttribute('aria-controls')
  if (!field || controlled === null || controlled === undefined) return
  // Each change is seen by the observer that calls this, so what is right must not be written again.
  const there = controlled.split(' ').filter((id) => id !== '' && document.getElementById(id))
  if (there.length === 0) field.removeAttribute('aria-controls')
  else if (there.join(' ') !== controlled) field.setAttribute('aria-controls', there.join(' '))
}

/**
 * Corrects what DocSearch draws, whenever it draws: its root is no button, its lists hold more than options. Escape
 * closes at once, whatever the field holds. The answer ends it.
 */
export function settle(dialog: HTMLDialogElement): () => void {
  correct(dialog)
  const observer = new MutationObserver(() => correct(dialog))
  observer.observe(dialog, { subtree: true, childList: true, attributes: true })
  const field = dialog.querySelector<HTMLInputElement>('.DocSearch-Input')
  field?.setSelectionRange(field.value.length, field.value.length)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    dialog.close()
  }
  dialog.addEventListener('keydown', closeOnEscape, { capture: true })
  return () => {
    observer.disconnect()
    dialog.removeEventListener('keydown', closeOnEscape, { capture: true })
  }
}
