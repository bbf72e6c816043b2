const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a date such as `2025-02-14` as `February 14, 2025`. */
export const formatDay = (date: string): string => format.format(new Date(date))
