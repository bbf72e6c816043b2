const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day such as `2025-02-14` in words: `February 14, 2025`. */
export function dayInWords(date: string): string {
  return day.format(new Date(date))
}
