import topbar from 'topbar'

/** Shows the progress bar after `delay` milliseconds, unless `endProgress` is called before that. */
export function startProgress(delay: number): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--drop').trim() || 'gray'
  const barColors = { 0: color, 1: color }
  topbar.config({ barThickness: 3, shadowBlur: 0, className: 'progress-bar', barColors })
  topbar.show(delay)
}

export function endProgress(): void {
  topbar.hide()
}
