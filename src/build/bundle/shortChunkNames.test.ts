import { expect, it } from 'vitest'
import { shortenChunkNames } from './shortChunkNames'

it('keeps the first eight signs of the name that Gatsby gives', () => {
  const cacheGroups = { shared: { name: (chunk: string) => `${chunk}-0123456789`, minChunks: 2 } }
  shortenChunkNames({ optimization: { splitChunks: { cacheGroups: cacheGroups as never } } })
  expect(cacheGroups.shared.name('doc')).toBe('doc-0123')
  expect(cacheGroups.shared.minChunks).toBe(2)
})

it('throws when Gatsby does not name them', () => {
  expect(() => shortenChunkNames({})).toThrow('not where they should be')
})
