import { createContext, useContext, useEffect } from 'react'

const loading = new Map<string, Promise<void>>()

/**
 * Links the style sheet at `url` once, and resolves when it has been applied, or immediately if the page was served
 * with it (`data-href`). Rejects if it cannot be loaded; the next call then tries again. To get `url`, import a
 * `*.sheet.css` file.
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

/** Collects the URLs of the sheets that a page needs while the server renders it; `null` in the browser. */
export const ServedSheetsContext = createContext<Set<string> | null>(null)

/** Styles a component with a linked sheet. The page is served with the sheet, or loads it after a navigation. */
export function useSheet(url: string): void {
  useContext(ServedSheetsContext)?.add(url)
  useEffect(() => void loadSheet(url).catch(() => {}), [url])
}
