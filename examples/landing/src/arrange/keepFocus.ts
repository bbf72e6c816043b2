/** Moves the focus to a block's row in the layers if it was in the layers, or was lost by a change to the page. */
export function keepFocus(id: string): void {
  const wasInLayers = document.activeElement?.closest('.layers') != null
  // The rows above it expand one by one.
  let tries = 10
  const look = () => {
    const active = document.activeElement
    const isLost = active === null || active === document.body
    if (!isLost && !wasInLayers) return
    const row = document.querySelector<HTMLElement>(`[data-layer="${id}"]`)
    if (row) row.focus()
    else if (--tries > 0) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
