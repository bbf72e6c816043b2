/** Marks the document while something is dragged, so that nothing lies over the place where it will be dropped. */
export function watchDragging(): void {
  const root = document.documentElement
  addEventListener('dragstart', () => {
    // The browser takes its picture of what is dragged after this event.
    requestAnimationFrame(() => (root.dataset.dragging = ''))
  })
  const stop = () => {
    requestAnimationFrame(() => delete root.dataset.dragging)
  }
  addEventListener('dragend', stop)
  addEventListener('drop', stop)
}
