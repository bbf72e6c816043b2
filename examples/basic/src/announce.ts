/** Announces a change to screen readers, and shows it for a moment. */
export const announce = (message: string) => {
  const status = document.getElementById('status')
  if (!status) return
  // Screen readers repeat the same text only if it was removed first.
  status.textContent = ''
  setTimeout(() => {
    status.textContent = message
  }, 50)
}
