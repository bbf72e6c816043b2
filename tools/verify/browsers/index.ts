import { existsSync } from 'node:fs'
import site from '../../../content/site'
import { installDebianPackages } from '../../browser'
import { startHost } from '../../../e2e/host'
import { namedChecks } from '../namedChecks'
import { openFirefox } from './session'
import { steps } from './steps'

/** Path of Firefox: `FIREFOX_PATH`, or Debian's package, installed if missing. Throws without one. */
function ensureFirefox(): string {
  const find = () =>
    [process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) =>
      existsSync(file),
    )
  const found = find() ?? (installDebianPackages(['firefox-esr']) ? find() : undefined)
  if (found === undefined) throw new Error('There is no Firefox here. Install it, or set FIREFOX_PATH to it.')
  return found
}

/** The main controls of the built site in Firefox. All other browser tests run in Chromium. */
export const browsersSuite = namedChecks('browsers', 'the shell in Firefox', async (check) => {
  const host = await startHost({ root: 'public', port: 0, base: site.baseUrl })
  try {
    const session = await openFirefox(ensureFirefox())
    try {
      await session.resize(1280, 900)
      for (const { title, go } of steps) await check(`Firefox ${title}`, () => go(session, host.url))
    } finally {
      await session.close()
    }
  } finally {
    await host.close()
  }
})
