import { describe, expect, it } from 'vitest'
import { sizeWarning } from './writeSearchIndex'

describe('sizeWarning', () => {
  it('does not warn about a small index', () => {
    expect(sizeWarning(60_000)).toBeNull()
  })

  it('names the size and the alternative when it is too large', () => {
    expect(sizeWarning(1_197_000)).toMatchInlineSnapshot(`
      "The search index is about 1197 kB after compression, and every reader who searches fetches it whole.
      Up to 120 kB the embedded search answers quickly on a slow phone. Beyond that, let a service answer:
      set GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_INDEX_NAME and GATSBY_ALGOLIA_API_KEY (docs/deploying/README.md, “Search”)."
    `)
  })
})
