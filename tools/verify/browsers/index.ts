import { baseUrl } from '../../../scripts/baseUrl'
import { drive, engines, ensureEngines } from '../../engines'
import { startHost } from '../../preview-host'
import { namedChecks } from '../namedChecks'
import { walk } from './walk'

/** The shell of the built site in three engines, driven by WebDriver. */
export const browsersSuite = namedChecks(
  'browsers',
  'the shell in Chromium, Firefox and WebKit',
  async (check) => {
    ensureEngines()
    const host = await startHost({ root: 'public', port: 0, base: baseUrl })
    try {
      for (const engine of engines) {
        await drive(engine, async (session) => {
          await session.resize(1280, 900)
          for (const { title, go } of walk)
            await check(`${engine.name} ${title}`, () => go(session, host.url))
        })
      }
    } finally {
      await host.close()
    }
  },
)
