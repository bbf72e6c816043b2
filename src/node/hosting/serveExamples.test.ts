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

/** The file that answers a request for `address`, from the project's root; `null` when others are to answer. */
function answerTo(address: string): string | null {
  let answer: string | null = null
  const sendFile = (file: string) => void (answer = path.relative(root, file))
  const app: Parameters<typeof serveExamples>[0] = {
    get: (pattern, handler) =>
      void (pattern.test(address) && handler({ path: address }, { sendFile }, () => {})),
  }
  serveExamples(app, root)
  return answer
}

it.each([
  ['/examples', 'public/examples/index.html'],
  ['/examples/', 'public/examples/index.html'],
  ['/examples/basic', 'public/examples/basic/index.html'],
  ['/examples/basic/', 'public/examples/basic/index.html'],
  ['/examples/basic/index.html', 'public/examples/basic/index.html'],
])('answers %s with the file %s', (address, file) => expect(answerTo(address)).toBe(file))

it.each([
  '/',
  '/examples/none/',
  '/examples/../secret/',
  '/examples/basic/assets/index-B8x_k2Qa.js',
  '/examples-of/x',
  '/examplesindex.html',
  '/docs/examples',
])('leaves %s to others', (address) => expect(answerTo(address)).toBeNull())
