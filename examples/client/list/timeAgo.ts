const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** Units with their lengths in seconds, largest first. */
const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** Returns “2 minutes ago” for a time in ISO 8601 format. */
export function timeAgo(at: string): string {
  const seconds = (Date.now() - Date.parse(at)) / 1000
  const unit = units.find(([, length]) => seconds >= length)
  return unit ? format.format(-Math.floor(seconds / unit[1]), unit[0]) : 'just now'
}
