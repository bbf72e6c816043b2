import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort, type RunningCommand, startCommand } from '../fixture'

const gatsby = createRequire(import.meta.url).resolve('gatsby/cli.js')
let server: RunningCommand
let origin: string

beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  server = startCommand(`"${process.execPath}" "${gatsby}" serve -H 127.0.0.1 -p ${port}`, '.')
  // Rejects with the output if Gatsby ends instead, as it does without a build's .cache folder.
  await server.prints(/(You can now view)/)
})
afterAll(() => server.stop())

it.each([
  ['/', 200],
  ['/docs/overview', 200],
  ['/nowhere', 404],
])('gatsby serve responds to %s with %i', async (path, status) => {
  expect((await fetch(origin + path)).status).toBe(status)
})
