/** Says what happened: read out by screen readers, and shown for a moment. */
export const announce = (message: string) => {
  const status = document.getElementById('status')
  if (!status) return
  // The same words twice are news only if nothing stood there in between.
  status.textContent = ''
  setTimeout(() => {
    status.textContent = message
  }, 50)
}
