import { createContext, useContext, useEffect } from 'react'
import { loadSheet } from './loadSheet'

/** Receives the addresses of the linked sheets that a page needs while the server renders it; `null` in the browser. */
export const ServedSheetsContext = createContext<Set<string> | null>(null)

/** Styles a component with a linked sheet. The page is served with it, or loads it after a navigation. */
export function useSheet(url: string): void {
  useContext(ServedSheetsContext)?.add(url)
  useEffect(() => void loadSheet(url).catch(() => {}), [url])
}
