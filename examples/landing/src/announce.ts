/** Id of the live region that `announce` writes to; the shell renders it. */
export const announcerId = 'announcer'

const fading = [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }]

/** Has screen readers announce what just happened, and shows it for a moment. */
export function announce(message: string): void {
  const region = document.getElementById(announcerId)
  if (!region) return
  // Screen readers repeat the same message only if the region was empty in between.
  region.textContent = ''
  setTimeout(() => {
    region.textContent = message
    region.animate(fading, { duration: 4000, fill: 'forwards' })
  }, 50)
}
