import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { serveExamples } from './serveExamples'

const { at, write } = temporaryFolder()
beforeEach(() => {
  for (const folder of ['examples', 'examples/basic']) write(`public/${folder}/index.html`)
})

/** What answers a request for `address`: a file from the project's root, or `null` when others are to answer. */
async function answerTo(address: string, built: () => Promise<void>): Promise<string | null> {
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

const PAGE = 'public/examples/basic/index.html'

it.each([
  ['/examples/basic', PAGE, true],
  ['/examples/basic/', PAGE, true],
  ['/examples/basic/index.html', PAGE, true],
  ['/examples/none/', null, true],
  ['/examples/../secret/', null, true],
  ['/examples/assets/basic-B8x_k2Qa.js', null, true],
  ['/', null, false],
  ['/examples', null, false],
  ['/examples/', null, false],
  ['/examplesindex.html', null, false],
  ['/examples-of/x', null, false],
  ['/docs/examples', null, false],
])('answers %s from %s, and waits until the examples are built: %s', async (address, file, waits) => {
  let isBuilt = false
  const answer = await answerTo(address, async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    isBuilt = true
  })
  expect([answer, isBuilt]).toEqual([file, waits])
})
