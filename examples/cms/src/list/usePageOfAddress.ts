import { useSyncExternalStore } from 'react'
import { PAGE_ID } from '../../server/store'

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The id of the page after `#/`; null for the list. */
function pageOfAddress(): string | null {
  const id = location.hash.slice(2)
  return PAGE_ID.test(id) ? id : null
}

export const usePageOfAddress = () =>
  useSyncExternalStore(subscribe, pageOfAddress)
