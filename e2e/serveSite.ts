import { existsSync } from 'node:fs'
import site from '../content/site'
import { findChromium } from './browser'
import { startHost } from './host'

/** Serves `public/` on a free port, which tests read from `SITE_URL`. Returns a function that stops the server. */
export default async function serveSite(): Promise<() => Promise<void>> {
  if (findChromium() === null)
    throw new Error('Chromium is not installed. Run "npm test", which installs it, or set CHROME_PATH.')
  if (!existsSync('public/index.html')) throw new Error('The site is not built. Run "npm run build" first.')
  const host = await startHost({ root: 'public', port: 0, base: site.baseUrl })
  process.env.SITE_URL = host.url
  return host.close
}
