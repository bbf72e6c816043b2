/** The drop line of all editors. */
export const dropLine = {
  success: 'var(--accent)',
  error: '#e0301e',
  thickness: 4,
  className: 'drop-line',
  // Do not animate the size: a rotating line would grow.
  transition: 'top var(--glide), left var(--glide)',
}
