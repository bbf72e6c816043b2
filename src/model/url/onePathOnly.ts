/**
 * `rest` as a path that begins with exactly one slash. Two of them, or a slash and a backslash, would name another
 * host; browsers drop tabs and line breaks before they look.
 */
export function onePathOnly(rest: string): string {
  return `/${rest.replace(/^[/\\\t\n\r]+/, '')}`
}
