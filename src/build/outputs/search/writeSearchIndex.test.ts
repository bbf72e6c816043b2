import { describe, expect, it } from 'vitest'
import { adviceOn } from './writeSearchIndex'

describe('adviceOn', () => {
  it('says nothing about an index of a sensible size', () => {
    expect(adviceOn(60_000)).toBeNull()
  })

  it('names the size and the way out when it is too large', () => {
    expect(adviceOn(1_197_000)).toMatchInlineSnapshot(`
      "The search index is about 1197 kB after compression, and every reader who searches fetches it whole.
      Up to 120 kB the embedded search answers quickly on a slow phone. Beyond that, let a service answer:
      set GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_INDEX_NAME and GATSBY_ALGOLIA_API_KEY (README.md, “Search”)."
    `)
  })
})
