/**
 * In a frame of another page, keeps the editor from scrolling until somebody uses it: the wheel and the fingers that
 * pass over it go on scrolling the page around. styles/guest.css says what follows from the state.
 */
export function beGuest(): void {
  if (parent === window) return
  const root = document.documentElement
  const rest = () => {
    root.dataset.guest = 'resting'
  }
  const wake = () => {
    root.dataset.guest = 'used'
  }
  rest()
  // A finger that is put down may be about to scroll the page; only its tap means the editor.
  addEventListener('pointerdown', ({ pointerType }) => {
    if (pointerType !== 'touch') wake()
  })
  addEventListener('click', wake)
  addEventListener('focusin', wake)
  addEventListener('blur', rest)
  root.addEventListener('mouseleave', rest)
}
