// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://craft.example/sub/" }
import { beforeEach, expect, test } from 'vitest'
import { HYDRATED_EVENT, HYDRATION_FAILED_EVENT } from '../../model/hydration'
import { suggestedBaseUrl, watchLoading } from './loadingAlerts'

const banners = () => [...document.querySelectorAll('[role=alert]')]

beforeEach(() => document.body.replaceChildren())

test('shows the base URL banner with both base URLs, once', () => {
  watchLoading('/', '/sub/')
  expect(banners()).toEqual([])
  watchLoading('/', '/')
  watchLoading('/', '/')
  expect(banners()).toHaveLength(1)
  const [banner] = banners()
  expect(banner?.textContent).toContain('Your Docusaurus site did not load properly.')
  expect(banner?.textContent).toContain('A very common reason is a wrong site baseUrl configuration.')
  expect(banner?.textContent).toContain('Current configured baseUrl = /')
  expect(banner?.textContent).toContain('We suggest trying baseUrl = /sub/')
})

test('shows on the landing page that scripts failed to load, until they load', () => {
  watchLoading('/', '/sub/')
  dispatchEvent(new Event(HYDRATION_FAILED_EVENT))
  dispatchEvent(new Event(HYDRATION_FAILED_EVENT))
  expect(banners().map(({ id }) => id)).toEqual(['base-url-banner', 'boot-failure'])
  dispatchEvent(new Event(HYDRATED_EVENT))
  expect(banners()).toEqual([])
})

test('does not show the base URL banner on other pages', () => {
  dispatchEvent(new Event(HYDRATED_EVENT))
  watchLoading('/docs/overview', '/')
  expect(banners()).toEqual([])
})

test.each([
  ['/', '/'],
  ['/sub', '/sub/'],
  ['/sub/index.html', '/sub/'],
  ['/a/b/', '/a/b/'],
])('suggests for %s the base URL %s', (path, base) => {
  expect(suggestedBaseUrl(path)).toBe(base)
})
