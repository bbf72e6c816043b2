/** Attributes that make DocSearch's outermost element a button. The `<dialog>` around it has the right role. */
const WRONG_ATTRIBUTES = [
  'role',
  'tabindex',
  'aria-expanded',
  'aria-haspopup',
  'aria-owns',
  'aria-controls',
  'aria-labelledby',
]

/** DocSearch's roles and their replacements. Hits contain links and buttons, and only tree items may contain controls. */
const ROLES = { listbox: 'tree', option: 'treeitem' }

/** Corrects the current markup. It writes only values that are wrong; otherwise the observer would call it forever. */
function patch(dialog: HTMLElement): void {
  const root = dialog.querySelector('.DocSearch-Container')
  for (const name of WRONG_ATTRIBUTES) if (root?.hasAttribute(name)) root.removeAttribute(name)
  const field = dialog.querySelector('.DocSearch-Input')
  for (const [wrong, right] of Object.entries(ROLES))
    for (const element of dialog.querySelectorAll(`[role=${wrong}]`)) element.setAttribute('role', right)
  // DocSearch saves or removes a hit when its transition ends, but our styles have no transition.
  for (const hit of dialog.querySelectorAll('.DocSearch-Hit--deleting, .DocSearch-Hit--favoriting'))
    hit.dispatchEvent(new Event('transitionend', { bubbles: true }))
  const controlled = field?.getAttribute('aria-controls')
  if (!field || controlled === null || controlled === undefined) return
  const existing = controlled.split(' ').filter((id) => id !== '' && document.getElementById(id))
  if (existing.length === 0) field.removeAttribute('aria-controls')
  else if (existing.join(' ') !== controlled) field.setAttribute('aria-controls', existing.join(' '))
}

/**
 * Corrects roles and references in DocSearch's markup each time it renders, and makes Escape close the dialog even if
 * the field contains text, which DocSearch would clear first. Returns a function that stops both.
 */
export function patchDocSearchAria(dialog: HTMLDialogElement): () => void {
  patch(dialog)
  const observer = new MutationObserver(() => patch(dialog))
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
