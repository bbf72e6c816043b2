/** Parses a CSS length. A bare number means pixels. Returns `null` for anything else. */
export function parseLength(typed: string): string | null {
  const words = typed.trim().toLowerCase()
  if (words === 'auto') return 'auto'
  if (/^\d+(\.\d+)?$/.test(words)) return `${words}px`
  return /^\d+(\.\d+)?(px|%)$/.test(words) ? words : null
}
