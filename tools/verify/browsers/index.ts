import { existsSync } from 'node:fs'
import site from '../../../content/site'
import { installDebianPackages } from '../../browser'
import { startHost } from '../../preview-host'
import { namedChecks } from '../namedChecks'
import { openFirefox } from './session'
import { walk } from './walk'

/** Firefox as Debian packs it, or where `FIREFOX_PATH` says. Throws when there is none and it cannot be installed. */
function ensureFirefox(): string {
  const find = () =>
    [process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) =>
      existsSync(file),
    )
  const found = find() ?? (installDebianPackages(['firefox-esr']) ? find() : undefined)
  if (found === undefined) throw new Error('There is no Firefox here. Install it, or set FIREFOX_PATH to it.')
  return found
}

/** The shell of the built site in Firefox; all other browser tests run in Chromium. */
export const browsersSuite = namedChecks('browsers', 'the shell in Firefox', async (check) => {
  const host = await startHost({ root: 'public', port: 0, base: site.baseUrl })
  try {
    const session = await openFirefox(ensureFirefox())
    try {
      await session.resize(1280, 900)
      for (const { title, go } of walk) await check(`Firefox ${title}`, () => go(session, host.url))
    } finally {
      await session.close()
    }
  } finally {
    await host.close()
  }
})
