/** Returns the CSS length that the user has typed. A bare number means pixels, and anything else means `auto`. */
export function parseLength(typed: string): string {
  const words = typed.trim().toLowerCase()
  if (/^\d+(\.\d+)?$/.test(words)) return `${words}px`
  return /^\d+(\.\d+)?(px|%)$/.test(words) ? words : 'auto'
}
