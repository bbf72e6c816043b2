import { HYDRATION_FAILED_EVENT } from '../../../src/model/hydration'
import { isHydrated } from './replay'

/** How long after an error the page may still hydrate, in milliseconds. */
const PATIENCE = 1000

/** Tells the site that the scripts for React did not come; it shows a message. */
export const failHydration = () => dispatchEvent(new Event(HYDRATION_FAILED_EVENT))

/** Watches React start. Gatsby throws errors on the way where nobody listens; one that prevents hydration is reported. */
export function watchStart(): void {
  const check = () => setTimeout(() => isHydrated() || failHydration(), PATIENCE)
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, check)
}
