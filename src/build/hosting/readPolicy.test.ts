import { expect, it } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { readPolicy } from './readPolicy'

const { at, write } = temporaryFolder()
const build = (file: string, head: string) =>
  write(`public/${file}`, `<!DOCTYPE html><html><head><meta charset="utf-8"/>${head}</head></html>`)
const stating = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`

it('combines the policies of all pages, with the hashes of all inline scripts', () => {
  build('index.html', stating('script-src &#x27;self&#x27; sha256-one sha256-all; img-src data:'))
  build('a/index.html', stating('script-src &#x27;self&#x27; sha256-two sha256-all; img-src data:'))
  build('404.html', stating('script-src &#x27;self&#x27; sha256-all; img-src data:'))
  expect(readPolicy(['/', '/a', '/404.html'], at())).toBe(
    "script-src 'self' sha256-one sha256-all sha256-two; img-src data:",
  )
})

it('throws an error that names a page without a policy', () => {
  build('b/index.html', '')
  expect(() => readPolicy([], at())).toThrow('No page was built.')
  expect(() => readPolicy(['/b'], at())).toThrow('public/b/index.html has no content security policy.')
})
