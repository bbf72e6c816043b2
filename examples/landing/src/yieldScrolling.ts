/**
 * In a frame of another page, keeps the editor from scrolling until it is used, so that wheel and touch scroll the page
 * around it. styles/embedded.css has the rules for each state.
 */
export function yieldScrolling(): void {
  if (parent === window) return
  const root = document.documentElement
  const deactivate = () => {
    root.dataset.embedded = 'idle'
  }
  const activate = () => {
    root.dataset.embedded = 'active'
  }
  deactivate()
  // A touch may be the start of a scroll of the page. Only a tap, which clicks, is for the editor.
  addEventListener('pointerdown', ({ pointerType }) => {
    if (pointerType !== 'touch') activate()
  })
  addEventListener('click', activate)
  addEventListener('focusin', activate)
  addEventListener('blur', deactivate)
  root.addEventListener('mouseleave', deactivate)
}
