/** Says what happened: read out by screen readers, and shown for a moment. */
export const announce = (message: string) => {
  const status = document.getElementById('status')
  if (!status) return
  // Screen readers announce the same text twice only if it was removed.
  status.textContent = ''
  setTimeout(() => {
    status.textContent = message
  }, 50)
}
