import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../src/fixtures/temporaryFolder'
import { overBudget, type PageWeight, weigh } from './weight'

const route = '/docs/overview'
/** Text that brotli cannot compress to less than half its size. */
const noise = (bytes: number) => randomBytes(bytes / 2).toString('hex')

const { at, write } = temporaryFolder()

/** Measures a doc with these parts, on a site whose script has `script` bytes. */
function weighDoc(parts: { style?: string; words?: string; outside?: string }, script = 0): PageWeight {
  const { style = '', words = '', outside = '' } = parts
  const mapping = JSON.stringify(JSON.stringify({ doc: ['/doc-1.js'] }))
  write(
    'docs/overview/index.html',
    `<!doctype html><head><style>${style}</style><meta name="description" content="${words}"></head>
    <body><main><article>${words}</article></main>${outside}<template id="scripts" data-chunk="doc">
    <script>window.___chunkMapping=${mapping};</script><script src="/app-1.js"></script></template></body>`,
  )
  write('app-1.js', '')
  write('doc-1.js', noise(script))
  return weigh(at(), route)
}

it('accepts a page with many words', () => {
  const weight = weighDoc({ words: noise(200_000) })
  expect(weight.html).toBeGreaterThan(100_000)
  expect(overBudget(route, weight)).toEqual([])
})

it('accepts a sidebar and a table of contents with many entries', () => {
  const [docs, headings] = [noise(100_000), noise(100_000)]
  const outside = `<nav aria-label="Documentation"><ul>${docs}</ul></nav><nav data-contents>${headings}</nav>`
  expect(overBudget(route, weighDoc({ outside }))).toEqual([])
})

it.each<[string, Parameters<typeof weighDoc>, RegExp]>([
  [
    'a frame that is too large',
    [{ style: noise(80_000) }],
    /^\/docs\/overview: frame weighs \d+ bytes after brotli, more than 36000\.$/,
  ],
  ['a script fetched before any intent', [{ outside: '<script src="/early.js"></script>' }], /eagerScripts/],
  ['too many scripts, including those of the page', [{}, 200_000], /scripts weighs/],
])('fails %s', (_, parts, message) => {
  write('early.js', 'early()')
  expect(overBudget(route, weighDoc(...parts)).join()).toMatch(message)
})
