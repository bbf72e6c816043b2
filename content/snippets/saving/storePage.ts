import type { PageSave, StoredPage } from './server'

/**
 * For your server: stores a page, and returns the status to answer with. Make the
 * comparison and the change in one step, such as UPDATE … WHERE revision IN (…).
 */
export function storePage(
  pages: Map<string, StoredPage>,
  id: string,
  { json, revision, replaces }: PageSave,
): number {
  const stored = pages.get(id)?.revision ?? ''
  // The answer to a save may have been lost, and the same save comes again.
  if (stored === revision) return 204
  if (!replaces.includes(stored)) return 409
  pages.set(id, { json, revision })
  return 204
}
