/** Id of the live region that `announce` writes to; the shell renders it. */
export const announcerId = 'announcer'

const fading = [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }]

/** Tells what just happened to readers of a screen reader, and shows it for a moment to everyone. */
export function announce(message: string): void {
  const region = document.getElementById(announcerId)
  if (!region) return
  // The same words twice are news only if the region was empty in between.
  region.textContent = ''
  setTimeout(() => {
    region.textContent = message
    region.animate(fading, { duration: 4000, fill: 'forwards' })
  }, 50)
}
