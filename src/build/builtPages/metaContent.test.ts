import { expect, it } from 'vitest'
import { metaContent } from './metaContent'

const head =
  '<meta data-react-helmet="true" property="og:title" content="&lt;Editor /&gt; &amp; &#x27;more&#x27;"/>'

it('reads what a meta tag says, and null for one that is not there', () => {
  expect(metaContent(head, 'property', 'og:title')).toBe("<Editor /> & 'more'")
  expect(metaContent(head, 'property', 'article:section')).toBeNull()
})
