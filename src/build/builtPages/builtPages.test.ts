import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { type BuiltPage, partsOf, readBuiltPages } from './builtPages'

const page =
  '<html><head><meta name="a"><style>.a{}</style><title>T</title><style>.b{}</style><meta name="ü"></head><body><main><h1>T</h1>' +
  '<div class="prose"><p>Ä</p></div><nav></nav></main><footer></footer></body></html>'

it('tells the head without its styles, and the prose', () => {
  expect(partsOf(Buffer.from(page))).toEqual({
    head: '<html><head><meta name="a"></style><title>T</title></style><meta name="ü">',
    prose: '<div class="prose"><p>Ä</p></div><nav></nav>',
  })
})

it('tells that a page has no prose, and copes with one without styles', () => {
  expect(partsOf(Buffer.from('<head><meta name="a"></head><main><style></style></main>'))).toEqual({
    head: '<head><meta name="a">',
    prose: null,
  })
})

it('reads every page once for all, and neither data nor example editors', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'))
  for (const file of ['index.html', '404.html', 'docs/a/index.html', 'docs/static/b.html', 'docs/c.md'])
    write(path.join(folder, file))
  for (const file of ['examples/index.html', 'page-data/404.html/page-data.json', 'static/a.html'])
    write(path.join(folder, file))
  const read: string[] = []
  const reader = { read: ({ file }: BuiltPage) => void read.push(path.relative(folder, file)) }
  readBuiltPages(folder, [reader, reader])
  expect(read.filter((_, index) => index % 2 === 0)).toEqual(read.filter((_, index) => index % 2 === 1))
  expect(new Set(read)).toEqual(
    new Set(['404.html', 'docs/a/index.html', 'docs/static/b.html', 'index.html'].map(path.normalize)),
  )
  rmSync(folder, { recursive: true })
})

function write(file: string) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, page)
}
