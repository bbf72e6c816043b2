/** The id of the live region that `announce` writes to. The shell renders it. */
export const announcerId = 'announcer'

const fading = [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }]

/** Announces a change to screen readers, and shows it for a moment. */
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
