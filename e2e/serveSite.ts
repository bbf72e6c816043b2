import { existsSync } from 'node:fs'
import site from '../content/site'
import { findChromium } from './browser'
import { startHost } from './host'

/** Serves `public/` on a free port and tells the tests through `SITE_URL`; returns what ends it. */
export default async function serveSite(): Promise<() => Promise<void>> {
  if (findChromium() === null)
    throw new Error('There is no Chromium here. "npm test" installs it, or set CHROME_PATH.')
  if (!existsSync('public/index.html'))
    throw new Error('There is no built site to test. Run "npm run build" first.')
  const host = await startHost({ root: 'public', port: 0, base: site.baseUrl })
  process.env.SITE_URL = host.url
  return host.close
}
