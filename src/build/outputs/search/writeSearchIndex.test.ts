import { expect, it } from 'vitest'
import { sizeWarning } from './writeSearchIndex'

it('warns about a large index, with its size and the alternative', () => {
  expect(sizeWarning(160_000)).toBeNull()
  expect(sizeWarning(1_197_000)).toMatch(
    /is about 1197 kB [^]* use a search service:\nset GATSBY_ALGOLIA_APP_ID/,
  )
})
