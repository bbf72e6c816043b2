import { installHeadline } from './headline'
import { installShowcase } from './showcase'

/**
 * Installs what the landing page alone has. A script of that page runs it before React (gatsby-ssr.tsx), and the page
 * itself after a client navigation; what is there already stays as it is.
 */
export function installHome(document: Document): void {
  installHeadline(document)
  installShowcase(document)
}
