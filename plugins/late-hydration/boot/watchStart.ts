import { HYDRATION_FAILED_EVENT } from '../../../src/model/hydration'
import { isHydrated } from './replay'

/** How long after an error the page may still hydrate, in milliseconds. */
const GRACE_PERIOD = 1000

/** Tells the site, which shows a message, that React did not start. */
export const failHydration = () => dispatchEvent(new Event(HYDRATION_FAILED_EVENT))

/** Reports failures to start that only surface as uncaught errors in Gatsby. */
export function watchStart(): void {
  const check = () => setTimeout(() => isHydrated() || failHydration(), GRACE_PERIOD)
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, check)
}
