/** A CSS length as typed: a bare number counts pixels; `null` for what is no length. */
export function parseLength(typed: string): string | null {
  const words = typed.trim().toLowerCase()
  if (words === 'auto') return 'auto'
  if (/^\d+(\.\d+)?$/.test(words)) return `${words}px`
  return /^\d+(\.\d+)?(px|%)$/.test(words) ? words : null
}
