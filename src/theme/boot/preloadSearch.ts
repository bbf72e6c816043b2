import { SEARCH_DIALOG, SEARCH_OPENED } from '../search/dialogNames'
import { preload } from './preload'

/** Fetches what the search will need when it opens for the first time, without waiting for React to ask for it. */
export function preloadSearch(base: string, start: () => void): void {
  addEventListener(
    SEARCH_OPENED,
    () => {
      start()
      for (const url of (window.___chunkMapping as Record<string, string[]>).search ?? [])
        preload(base + url, 'script')
      const { sheet, records } = document.getElementById(SEARCH_DIALOG)?.dataset ?? {}
      if (sheet) preload(sheet, 'style')
      if (records) preload(records, 'fetch')
    },
    { once: true },
  )
}
