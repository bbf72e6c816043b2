import { useSyncExternalStore } from 'react'
import { PAGE_ID } from '../../server/store'
import { mayLeave } from './leaving'

/** Returns the page id after `#/`, or null for the list. */
function pageOfAddress(): string | null {
  const id = location.hash.slice(2)
  return PAGE_ID.test(id) ? id : null
}

/** The id of the open page: the one in the URL, unless the user chose to stay. */
let open = pageOfAddress()

function subscribe(listener: () => void) {
  const follow = () => {
    // Two changes in a row can cancel out before the browser reports the first one.
    if (pageOfAddress() === open) return
    // The Back button has already changed the URL. That cannot be prevented, only undone.
    if (!mayLeave()) return history.pushState(null, '', `#/${open ?? ''}`)
    open = pageOfAddress()
    listener()
  }
  addEventListener('hashchange', follow)
  return () => removeEventListener('hashchange', follow)
}

export const usePageOfAddress = () => useSyncExternalStore(subscribe, () => open)
