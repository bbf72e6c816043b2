/** The address that the router shows, as pages get it in their props. */
export type RouterLocation = Pick<
  Location,
  'pathname' | 'search' | 'hash' | 'href' | 'origin' | 'protocol' | 'host' | 'hostname' | 'port'
> & {
  state: object | null
  /** Names the entry of the history; `initial` for one that the router did not make. */
  key: string
  /** How the reader came here, which Gatsby writes. */
  action?: string
}

/** A move in the history: by the reader's Back and Forward, or to a new address. */
export interface Move {
  location: RouterLocation
  action: 'POP' | 'PUSH'
}

type Listener = (move: Move) => void

const listeners = new Set<Listener>()

/** The path in one spelling; as it is when it does not decode. */
function normalized(path: string): string {
  try {
    return encodeURI(decodeURI(path))
  } catch {
    return path
  }
}

/** Where the reader is. */
export function currentLocation(): RouterLocation {
  const { pathname, search, hash, href, origin, protocol, host, hostname, port } = location
  const state = history.state as { key?: string } | null
  const address = { search, hash, href, origin, protocol, host, hostname, port }
  return { ...address, pathname: normalized(pathname), state, key: state?.key || 'initial' }
}

/** Goes to a site path, or as many entries back or forward, and tells every listener. */
export function navigate(to: string | number, { state = {}, replace = false } = {}): void {
  if (typeof to === 'number') return history.go(to)
  try {
    history[replace ? 'replaceState' : 'pushState']({ ...state, key: `${Date.now()}` }, '', to)
  } catch {
    // Safari allows a hundred entries in half a minute.
    return location[replace ? 'replace' : 'assign'](to)
  }
  const move: Move = { location: currentLocation(), action: 'PUSH' }
  for (const listener of listeners) listener(move)
}

/**
 * Calls `listener` with every move from now on; what it returns ends that.
 *
 * On `window` listeners are called in the order in which they came, capturing or not, so each one has its own place:
 * what waits for pages (src/theme/navigation) stands in front of what draws them.
 */
export function listen(listener: Listener): () => void {
  const hearBack = () => listener({ location: currentLocation(), action: 'POP' })
  listeners.add(listener)
  addEventListener('popstate', hearBack)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', hearBack)
  }
}

/** The history under the name that Gatsby knows. */
export const globalHistory = { listen, navigate }
