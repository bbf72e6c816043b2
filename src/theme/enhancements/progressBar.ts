import topbar from 'topbar'

let isConfigured = false

/** Not when the module loads: the color is in the style sheet, which is there once the page is. */
function configure(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--drop').trim() || '#2a9d4f'
  topbar.config({
    barThickness: 3,
    shadowBlur: 0,
    className: 'progress-bar',
    barColors: { 0: color, 1: color },
  })
  isConfigured = true
}

/** Shows the progress bar in `delay` milliseconds, unless `endProgress` is called before. */
export function startProgress(delay: number): void {
  if (!isConfigured) configure()
  topbar.show(delay)
}

export function endProgress(): void {
  topbar.hide()
}
