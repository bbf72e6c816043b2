import { useSyncExternalStore } from 'react'
import { PAGE_ID } from '../../server/store'
import { mayLeave } from '../leaving/leaving'

/** The id of the page after `#/`; null for the list. */
function pageOfAddress(): string | null {
  const id = location.hash.slice(2)
  return PAGE_ID.test(id) ? id : null
}

/** What is open: the page of the address, unless the user decides to stay. */
let open = pageOfAddress()

function subscribe(listener: () => void) {
  const follow = () => {
    // A second change may have led back before the first one was reported.
    if (pageOfAddress() === open) return
    // "Back" has changed the address already, and nothing can prevent that.
    if (!mayLeave()) return history.pushState(null, '', `#/${open ?? ''}`)
    open = pageOfAddress()
    listener()
  }
  addEventListener('hashchange', follow)
  return () => removeEventListener('hashchange', follow)
}

export const usePageOfAddress = () =>
  useSyncExternalStore(subscribe, () => open)
