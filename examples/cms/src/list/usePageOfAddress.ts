import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The id of the page after `#/`; null for the list. */
const pageOfAddress = () => /^#\/([a-z0-9-]+)$/.exec(location.hash)?.[1] ?? null

export const usePageOfAddress = () =>
  useSyncExternalStore(subscribe, pageOfAddress)
