import { SEARCH_DIALOG, SEARCH_OPENED } from '../search/dialogNames'
import { preload } from './preload'
import { filesOfChunks } from './startScripts'

/**
 * Fetches what the search will need when it opens for the first time, without waiting for React to ask for it, and
 * before React: hosts that send six files at a time would keep the largest ones for the end.
 */
export function preloadSearch(base: string, start: () => void): void {
  addEventListener(
    SEARCH_OPENED,
    () => {
      const { sheet, records } = document.getElementById(SEARCH_DIALOG)?.dataset ?? {}
      if (records) preload(records, 'fetch')
      for (const url of filesOfChunks().search ?? []) preload(base + url, 'script')
      start()
      if (sheet) preload(sheet, 'style')
    },
    { once: true },
  )
}
