import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { type Fixture, freePort, openFixture, type DevelopSession, startDevelop } from '../fixture'
import { namedChecks } from './namedChecks'

const gatsby = createRequire(__filename).resolve('gatsby/cli.js')

/** Resolves when `address` answers, with its status; rejects after half a minute. */
async function statusOf(address: string): Promise<number> {
  for (const end = Date.now() + 30_000; ;) {
    const response = await fetch(address).catch(() => null)
    if (response !== null) return response.status
    if (Date.now() > end) throw new Error(`${address} does not answer.`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** `gatsby serve` on what was built. */
export const serveStep = namedChecks(
  'serve',
  'gatsby serve, on the built site',
  async (check) => {
    const port = await freePort()
    const server = spawn(process.execPath, [gatsby, 'serve', '-H', '127.0.0.1', '-p', String(port)], {
      stdio: 'ignore',
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
    })
    try {
      for (const [path, status] of [
        ['/', 200],
        ['/docs/overview', 200],
        ['/nowhere', 404],
      ] as const)
        await check(`gatsby serve answers ${path} with ${status}`, async () => {
          assert.equal(await statusOf(`http://127.0.0.1:${port}${path}`), status)
        })
    } finally {
      server.kill()
    }
  },
  { needs: ['build'] },
)

/** `gatsby develop` from nothing: a doc is served, and shows what is written into it. */
export const developStep = namedChecks(
  'develop',
  'gatsby develop, in a copy with short docs',
  async (check) => {
    const fixture: Fixture = openFixture({ bodies: 'short' })
    let session: DevelopSession | null = null
    try {
      const running = (session = await startDevelop(fixture))
      await check('gatsby develop serves a doc', () => running.shows('/docs/dev', 'A sentence.'))
      await check('a doc shows what is written into it', async () => {
        fixture.edit('content/docs/dev.mdx', (text) => `${text}\nOne more sentence.\n`)
        await running.shows('/docs/dev', 'One more sentence.')
      })
    } finally {
      await session?.end()
      fixture.close()
    }
  },
)
