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
  if (field?.hasAttribute('maxlength')) field.removeAttribute('maxlength')
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

/** Writes into a field that React holds, as a reader would: React looks at what its own setter was told. */
function enter(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Corrects what DocSearch draws, whenever it draws: its root is no button, and its field takes an error message as long
 * as it is; so does `query`, typed before it came and cut by DocSearch. Escape closes at once, whatever the field holds. The answer ends it.
 */
export function settle(dialog: HTMLDialogElement, query: string): () => void {
  correct(dialog)
  const observer = new MutationObserver(() => correct(dialog))
  observer.observe(dialog, { subtree: true, childList: true, attributes: true })
  const field = dialog.querySelector<HTMLInputElement>('.DocSearch-Input')
  if (field && field.value.length < query.length && query.startsWith(field.value)) enter(field, query)
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
