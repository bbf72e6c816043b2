import type { PageSave, StoredPage } from './server'

/**
 * For your server: stores a page and returns the HTTP status to respond with. No other
 * save may come between the comparison and the change. storePage.sql is for databases.
 */
export function storePage(
  pages: Map<string, StoredPage>,
  id: string,
  { json, revision, replaces }: PageSave,
): number {
  const stored = pages.get(id)?.revision ?? ''
  // If the response to a save was lost, the client sends it again.
  if (stored === revision) return 204
  if (!replaces.includes(stored)) return 409
  pages.set(id, { json, revision })
  return 204
}
