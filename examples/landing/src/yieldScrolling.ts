/**
 * In an iframe, keeps the editor from scrolling until it is used, so that wheel and touch scroll the parent page.
 * styles/embedded.css has the rules for each state.
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
  // A touch may start scrolling the parent page. Only a tap, which causes a click, is for the editor.
  addEventListener('pointerdown', ({ pointerType }) => {
    if (pointerType !== 'touch') activate()
  })
  addEventListener('click', activate)
  addEventListener('focusin', activate)
  addEventListener('blur', deactivate)
  root.addEventListener('mouseleave', deactivate)
}
