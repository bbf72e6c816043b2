/** Marks the document during a drag, so that no overlay covers the drop position. */
export function watchDragging(): void {
  const root = document.documentElement
  addEventListener('dragstart', () => {
    // The browser captures the drag image after this event.
    requestAnimationFrame(() => (root.dataset.dragging = ''))
  })
  const stop = () => {
    requestAnimationFrame(() => delete root.dataset.dragging)
  }
  addEventListener('dragend', stop)
  addEventListener('drop', stop)
}
