import { expect, it } from 'vitest'
import { withChunkMap } from './wholeChunkMap'

const written = (map: object, gap = ' ') =>
  `<script>${gap}window.___chunkMapping=${JSON.stringify(JSON.stringify(map))};${gap}</script>`

it('puts another map in the place of the one that a page says, on one line', () => {
  const map = { search: ['/shared-$1.js', '/search-1.js'] }
  expect(withChunkMap(written({ search: ['/search-1.js'] }, '\n  '), map)).toBe(written(map))
})

it('throws when there is no place for it', () => {
  expect(() => withChunkMap('<script></script>', {})).toThrow('does not say which scripts belong to a page')
})
