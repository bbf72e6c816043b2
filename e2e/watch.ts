import type { BrowserContext, Route } from '@playwright/test'

/** Hosts of the two badges, whose responses are mocked. */
const badgeHosts = new Set(['img.shields.io', 'www.netlify.com'])
const ownHosts = new Set(['127.0.0.1', 'localhost'])
/** Chromium warns about preloads not used within three seconds, as on busy machines. search.spec.ts tests their use. */
const latePreload = /was preloaded using link preload but not used/
const badge = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/** Mocks responses of the badge hosts, and blocks and records all other requests to other hosts. */
function answerForeign(faults: string[]): (route: Route) => Promise<void> {
  return async (route) => {
    const { hostname } = new URL(route.request().url())
    if (badgeHosts.has(hostname)) return route.fulfill({ contentType: 'image/svg+xml', body: badge })
    faults.push(`request to a foreign host: ${route.request().url()}`)
    return route.abort()
  }
}

/**
 * Records everything that goes wrong in any page of `context`: console errors and warnings, uncaught errors, violations of
 * the content security policy, and requests to other hosts. Call it before opening a page.
 */
export async function watch(context: BrowserContext): Promise<string[]> {
  const faults: string[] = []
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || latePreload.test(message.text())) return
    faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => faults.push(`uncaught error: ${String(error.error())}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`securitypolicyviolation: ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  const isForeign = ({ protocol, hostname }: URL) => protocol.startsWith('http') && !ownHosts.has(hostname)
  await context.route(isForeign, answerForeign(faults))
  return faults
}
