import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { serveExamples } from './serveExamples'

const { at, write } = temporaryFolder()
beforeEach(() => {
  for (const folder of ['examples', 'examples/basic']) write(`public/${folder}/index.html`)
})

/** What answers a request for `address`: a file from the project's root, or `null` when others are to answer. */
async function answerTo(address: string, built = () => Promise.resolve()): Promise<string | null> {
  const handlers: Parameters<Parameters<typeof serveExamples>[0]['get']>[1][] = []
  const app: Parameters<typeof serveExamples>[0] = {
    get: (pattern, handler) => void (pattern.test(address) && handlers.push(handler)),
  }
  serveExamples(app, at(), built)
  return new Promise((resolve) => {
    const sendFile = (file: string) => resolve(path.relative(at(), file))
    const next = () => {
      const handler = handlers.shift()
      if (handler) handler({ path: address }, { sendFile }, next)
      else resolve(null)
    }
    next()
  })
}

it.each([
  ['/examples/basic', 'public/examples/basic/index.html'],
  ['/examples/basic/', 'public/examples/basic/index.html'],
  ['/examples/basic/index.html', 'public/examples/basic/index.html'],
])('serves %s from %s', async (address, file) => expect(await answerTo(address)).toBe(file))

it.each([
  '/',
  '/examples',
  '/examples/',
  '/examples/none/',
  '/examples/../secret/',
  '/examples/assets/basic-B8x_k2Qa.js',
  '/examplesindex.html',
  '/docs/examples',
])('does not serve %s', async (address) => expect(await answerTo(address)).toBeNull())

it.each([
  ['/examples/basic/', true],
  ['/examples/assets/basic-B8x_k2Qa.js', true],
  ['/examples/', false],
  ['/examples-of/x', false],
])('a request for %s waits until the examples are built: %s', async (address, waits) => {
  let isBuilt = false
  await answerTo(address, async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    isBuilt = true
  })
  expect(isBuilt).toBe(waits)
})
