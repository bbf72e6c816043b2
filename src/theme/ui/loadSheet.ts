const loading = new Map<string, Promise<void>>()

/**
 * Puts the style sheet at `url` into the head, once, and resolves when it holds, at once where the page came with it
 * (`data-href`); rejects when it does not come, and the next call tries again. `url` is what importing a `*.sheet.css`
 * gives.
 */
export function loadSheet(url: string): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  if (document.querySelector(`style[data-href="${url}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      loading.delete(url)
      reject(new Error(`The style sheet ${url} could not be loaded.`))
    }
  })
  loading.set(url, loaded)
  link.rel = 'stylesheet'
  link.href = url
  document.head.append(link)
  return loaded
}
