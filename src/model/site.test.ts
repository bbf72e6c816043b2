import { expect, test } from 'vitest'
import { sourceUrl } from './site'

const sources = { repository: 'https://github.com/a/b', branch: 'main', folder: 'site' }

// Pages that link to it: e2e/built/structure.test.ts.
test.each([
  [sources, 'https://github.com/a/b/edit/main/site/content/docs/a.mdx'],
  [{ ...sources, folder: '' }, 'https://github.com/a/b/edit/main/content/docs/a.mdx'],
  [null, null],
])('with the sources %j, a page can be edited at %s', (configured, url) => {
  expect(sourceUrl('edit', 'content/docs/a.mdx', configured)).toBe(url)
})
