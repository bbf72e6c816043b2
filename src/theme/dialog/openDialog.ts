/**
 * Shows `dialog` above the page; Escape, a click beside it and a step through the history close it, and closing takes it
 * out of the page. The browser keeps the focus inside and gives it back afterwards.
 *
 * Answers `false`, and shows nothing, while another dialog is open.
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
