import { expect, test } from 'vitest'
import { feedbackUrl } from './feedbackUrl'

const site = {
  url: 'https://craft.js.org',
  baseUrl: '/',
  editing: { repository: 'https://github.com/prevwong/craft.js', branch: 'main' },
  docsVersion: { name: 'current', label: 'Next', path: '/docs', mainDocId: 'overview' },
}
const page = { title: '<Editor /> & more', path: '/docs/api/editor' }

test('the form of a new issue is filled in with title, address and version', () => {
  const url = new URL(feedbackUrl(page, site, '0.2.12') ?? '')
  expect(url.origin + url.pathname).toBe('https://github.com/prevwong/craft.js/issues/new')
  expect(url.searchParams.get('title')).toBe('Docs: <Editor /> & more')
  expect(url.searchParams.get('body')).toMatchInlineSnapshot(`
    "Page: https://craft.js.org/docs/api/editor
    Version: Next, for Craft.js 0.2.12

    What is wrong, unclear or missing?

    "
  `)
})

test('the address stands under the path prefix', () => {
  const url = new URL(feedbackUrl(page, { ...site, baseUrl: '/craft.js/' }, '0.2.12') ?? '')
  expect(url.searchParams.get('body')).toContain('https://craft.js.org/craft.js/docs/api/editor\n')
})

test('a site without a repository asks for nothing', () => {
  expect(feedbackUrl(page, { ...site, editing: null }, '0.2.12')).toBeNull()
})
