import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveExamples } from './serveExamples'

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'examples-'))
  for (const folder of ['examples', 'examples/basic']) {
    mkdirSync(path.join(root, 'public', folder), { recursive: true })
    writeFileSync(path.join(root, 'public', folder, 'index.html'), '')
  }
})
afterAll(() => rmSync(root, { recursive: true }))

/** What answers a request for `address`: a file from the project's root, or `null` when others are to answer. */
async function answerTo(address: string, built = () => Promise.resolve()): Promise<string | null> {
  const handlers: Parameters<Parameters<typeof serveExamples>[0]['get']>[1][] = []
  const app: Parameters<typeof serveExamples>[0] = {
    get: (pattern, handler) => void (pattern.test(address) && handlers.push(handler)),
  }
  serveExamples(app, root, built)
  return new Promise((resolve) => {
    const sendFile = (file: string) => resolve(path.relative(root, file))
    const next = () => {
      const handler = handlers.shift()
      if (handler) handler({ path: address }, { sendFile }, next)
      else resolve(null)
    }
    next()
  })
}

/** Whether a request for `address` has the examples built. */
async function isBuiltFor(address: string): Promise<boolean> {
  let isBuilt = false
  await answerTo(address, async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    isBuilt = true
  })
  return isBuilt
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
  '/examples-of/x',
  '/examplesindex.html',
  '/docs/examples',
])('does not serve %s', async (address) => expect(await answerTo(address)).toBeNull())

it('delays requests for examples until they are built, and no others', async () => {
  expect(await isBuiltFor('/examples/basic/')).toBe(true)
  expect(await isBuiltFor('/examples/assets/basic-B8x_k2Qa.js')).toBe(true)
  expect(await isBuiltFor('/examples/')).toBe(false)
  expect(await isBuiltFor('/docs/examples')).toBe(false)
  expect(await isBuiltFor('/examples-of/x')).toBe(false)
})
