import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeIn } from '../checks/markdown'
import {
  type DevelopSession,
  freePort,
  openFixture,
  type RunningCommand,
  startCommand,
  startDevelop,
} from '../fixture'

const gatsby = createRequire(import.meta.url).resolve('gatsby/cli.js')

describe('gatsby serve, on the built site', () => {
  let server: RunningCommand
  let origin: string
  beforeAll(async () => {
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    server = startCommand(`"${process.execPath}" "${gatsby}" serve -H 127.0.0.1 -p ${port}`, '.')
    // Rejects with the output when Gatsby ends instead, as it does without the .cache of a build.
    await server.prints(/(You can now view)/)
  })
  afterAll(() => server.stop())

  it.each([
    ['/', 200],
    ['/docs/overview', 200],
    ['/nowhere', 404],
  ])('answers %s with %i', async (path, status) => {
    expect((await fetch(origin + path)).status).toBe(status)
  })
})

describe('gatsby develop, in a copy with short docs', () => {
  const fixture = openFixture({ bodies: 'short' })
  let session: DevelopSession
  beforeAll(async () => {
    // The short copy has no pictures, and a query asks for some.
    fixture.write('content/pictures/icon.png', readFileSync('static/icon-192.png'))
    session = await startDevelop(fixture)
  })
  afterAll(async () => {
    await session.end()
    fixture.close()
  })

  it('serves a doc', () => session.shows('/docs/dev', 'A sentence.'))

  it('shows an edit', async () => {
    fixture.edit('content/docs/dev.mdx', (text) => `${text}\nOne more sentence.\n`)
    await session.shows('/docs/dev', 'One more sentence.')
  })

  it.each(codeIn(readFileSync('docs/authoring.md', 'utf8'), 'graphql'))('answers %s', async (query) => {
    const response = await fetch(`http://127.0.0.1:${session.port}/___graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const { data, errors } = (await response.json()) as { data?: object; errors?: unknown }
    expect(errors).toBeUndefined()
    expect(Object.values(data ?? {})).toEqual([expect.anything()])
    expect(data).not.toMatchObject({ [Object.keys(data ?? {}).join()]: { nodes: [] } })
  })
})
