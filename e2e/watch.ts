import type { BrowserContext } from '@playwright/test'

/** Hosts of the two badges. Their images do not load: a flag in browser.ts blocks all other hosts. */
const badgeHosts = new Set(['img.shields.io', 'www.netlify.com'])
const ownHosts = new Set(['127.0.0.1', 'localhost'])

const isBadge = (url: string) => URL.canParse(url) && badgeHosts.has(new URL(url).hostname)

/** Chromium warns about preloads not used within three seconds, as on busy machines. search.spec.ts tests their use. */
const latePreload = /was preloaded using link preload but not used/

/**
 * Records everything that goes wrong in any page of `context`: console errors and warnings, uncaught errors, violations of
 * the content security policy, and requests to other hosts. Call it before opening a page.
 */
export async function watch(context: BrowserContext): Promise<string[]> {
  const faults: string[] = []
  context.on('console', (message) => {
    const { url } = message.location()
    if (!['error', 'warning'].includes(message.type()) || latePreload.test(message.text()) || isBadge(url))
      return
    faults.push(`console ${message.type()}: ${message.text()} (${url})`)
  })
  context.on('weberror', (error) => faults.push(`uncaught error: ${String(error.error())}`))
  // Without `route`, which would send every request through Node and turn off the HTTP cache.
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && !ownHosts.has(hostname) && !badgeHosts.has(hostname))
      faults.push(`request to a foreign host: ${request.url()}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`securitypolicyviolation: ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  return faults
}
