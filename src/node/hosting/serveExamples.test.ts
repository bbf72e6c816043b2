import { expect, it } from 'vitest'
import { serveExamples } from './serveExamples'

/** The address that Gatsby sees when a browser asks for `url`. */
function seen(url: string): string {
  const request = { url }
  serveExamples({ use: (handler) => handler(request, null, () => {}) })
  return request.url
}

it.each([
  ['/examples', '/examples/index.html'],
  ['/examples/', '/examples/index.html'],
  ['/examples/basic', '/examples/basic/index.html'],
  ['/examples/basic/?a=1', '/examples/basic/index.html?a=1'],
])('answers %s with the file %s', (url, file) => expect(seen(url)).toBe(file))

it.each(['/', '/examples/basic/assets/index-B8x_k2Qa.js', '/examples-of/x', '/docs/examples'])(
  'leaves %s alone',
  (url) => expect(seen(url)).toBe(url),
)
