/** Preloads a file that a script will request soon. */
export function preload(href: string, as: 'script' | 'style' | 'fetch'): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = as
  if (as === 'fetch') link.crossOrigin = 'anonymous'
  link.href = href
  document.head.append(link)
}
