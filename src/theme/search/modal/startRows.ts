/**
 * Adds keyboard navigation to the suggested pages below an empty field: Enter opens the first one, and the arrow keys
 * move the focus. If there are recent searches, DocSearch handles the keys. Returns a function to remove the listener.
 */
export function installStartRows(dialog: HTMLDialogElement): () => void {
  const listen = (event: KeyboardEvent) => {
    const field = dialog.querySelector('input')
    if (!field || field.value !== '' || dialog.querySelector('.DocSearch-Hit')) return
    const rows = [field, ...dialog.querySelectorAll<HTMLElement>('#search-start + ul a')]
    const at = rows.findIndex((row) => row === event.target)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0
    if (at < 0 || (step === 0 && !(event.key === 'Enter' && at === 0))) return
    event.preventDefault()
    event.stopPropagation()
    if (step === 0) rows[1]?.click()
    else rows[at + step]?.focus()
  }
  dialog.addEventListener('keydown', listen, { capture: true })
  return () => dialog.removeEventListener('keydown', listen, { capture: true })
}
