/** The drop line, for the `indicator` prop of `<Editor>`. marks.css draws the squares at its ends. */
export const indicator = {
  success: 'var(--mark)',
  error: 'var(--refused)',
  thickness: 4,
  className: 'drop-line',
  // Without the size: a line that turns would grow.
  transition: 'top 150ms ease-out, left 150ms ease-out',
}
