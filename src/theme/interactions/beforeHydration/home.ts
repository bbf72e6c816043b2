import { installHeadline } from './headline'
import { installShowcase } from './showcase'

/**
 * Installs the behaviors of the landing page. An inline script of that page calls this before React starts
 * (gatsby-ssr.tsx), and the page's component calls it when it mounts, since a client navigation does not run the
 * script. A behavior that is already installed is not installed again.
 */
export function installHome(document: Document): void {
  installHeadline(document)
  installShowcase(document)
}
