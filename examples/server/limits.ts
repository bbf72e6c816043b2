import { Refusal } from '@recipes/forms/Refusal'
import type { Records, Store } from './store'

/** The maximum number of records. Older versions of a page are deleted instead. */
const MOST = { pages: 1000, templates: 200, pictures: 1000, messages: 1000 }

/** Throws if there is no room for another record. */
export async function checkCount(
  store: Store,
  kind: keyof typeof MOST & keyof Records,
) {
  if ((await store.keys(kind)).length >= MOST[kind])
    throw new Refusal(403, `The server stores at most ${MOST[kind]} ${kind}.`)
}

/** Returns a function that throws if it is called more than `most` times a minute with the same key. */
export function rateLimit(most: number) {
  const counts = new Map<string, number>()
  let start = 0
  return (key: string) => {
    const now = performance.now()
    if (now - start > 60_000) {
      counts.clear()
      start = now
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count > most)
      throw new Refusal(429, 'Too many requests. Try again in a minute.')
  }
}

/** Throws if a page of another site sent the request. Browsers add these headers, and pages cannot change them. */
export function checkOrigin({ headers }: Request): void {
  const origin = headers.get('origin')
  const isOther =
    headers.get('sec-fetch-site') === 'cross-site' ||
    // The protocol may differ: a proxy ends HTTPS.
    (origin !== null && origin.replace(/^https?:\/\//, '') !== headers.get('host'))
  if (isOther) throw new Refusal(403, 'Only pages of this site can use this address.')
}
