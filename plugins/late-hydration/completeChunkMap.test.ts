import { expect, it } from 'vitest'
import { withChunkMap } from './completeChunkMap'

const written = (map: object, gap = ' ') =>
  `<script>${gap}window.___chunkMapping=${JSON.stringify(JSON.stringify(map))};${gap}</script>`

it('replaces the map of a page, on one line, without names that are not needed', () => {
  const asked = { search: ['/shared-$1.js', '/search-1.js'], 'component---a': ['/a-1.js'] }
  const map = { ...asked, app: ['/app-1.js'], 'search-providers': ['/search-providers-1.js'] }
  expect(withChunkMap(written({ search: ['/search-1.js'] }, '\n  '), map, ['search'])).toBe(written(asked))
})

it('throws if the map is missing', () => {
  expect(() => withChunkMap('<script></script>', {}, [])).toThrow('has no map of the scripts of each page')
})
