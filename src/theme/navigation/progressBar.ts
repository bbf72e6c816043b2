import topbar from 'topbar'

let configured = false

function configure(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--drop').trim() || '#2a9d4f'
  topbar.config({
    barThickness: 3,
    shadowBlur: 0,
    className: 'progress-bar',
    barColors: { 0: color, 1: color },
  })
  configured = true
}

/** Shows the progress bar in `delay` milliseconds, unless `endProgress` is called before. */
export function startProgress(delay: number): void {
  if (!configured) configure()
  topbar.show(delay)
}

/** Ends the progress bar, whether it is shown or not yet. */
export function endProgress(): void {
  topbar.hide()
}
