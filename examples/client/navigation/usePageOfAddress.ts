import { useSyncExternalStore } from 'react'
import { PAGE_ID } from '../../server/store'
import { mayLeave } from './leaving'

/** Returns the page id after `#/`, with `/answers` if it follows, or null for the list. */
function pageOfAddress(): string | null {
  const place = location.hash.slice(2)
  return PAGE_ID.test(place.replace(/\/answers$/, '')) ? place : null
}

/** The open page: the one in the URL, unless the user chose to stay. */
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

/** The page that is open, and whether its answers are shown. */
export function usePageOfAddress() {
  const place = useSyncExternalStore(subscribe, () => open)
  const [pageId = null, part] = place?.split('/') ?? []
  return { pageId, isAnswers: part === 'answers' }
}
