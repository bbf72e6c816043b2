/**
 * Shows `dialog` as a modal. Escape, a click outside it, and Back or Forward close it, and closing removes it from the
 * document. The browser traps the focus and restores it afterwards.
 *
 * Returns `false`, and shows nothing, if another dialog is open.
 */
export function openDialog(dialog: HTMLDialogElement): boolean {
  if (document.querySelector('dialog[open]')) return false
  const closed = new AbortController()
  const close = () => dialog.close()
  dialog.addEventListener('click', (event) => event.target === dialog && close())
  dialog.addEventListener('close', () => {
    closed.abort()
    dialog.remove()
  })
  addEventListener('popstate', close, { signal: closed.signal })
  document.body.append(dialog)
  dialog.showModal()
  return true
}
