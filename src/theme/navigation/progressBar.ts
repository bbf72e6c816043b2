import topbar from 'topbar'

/** How long a route change may take before the progress bar appears, in milliseconds (docs/requirements.md §9). */
export const PROGRESS_DELAY = 1000

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

/** Shows the progress bar when the route change that begins now takes longer than `PROGRESS_DELAY`. */
export function startProgress(): void {
  if (!configured) configure()
  topbar.show(PROGRESS_DELAY)
}

/** Ends the progress bar, shown or still waiting. */
export function endProgress(): void {
  topbar.hide()
}
