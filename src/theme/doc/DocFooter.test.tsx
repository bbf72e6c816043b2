// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import site from '../../../content/site'
import type { SiteConfig } from '../../model/site'
import { DocFooter } from './DocFooter'

vi.mock('../../../content/site', () => ({
  default: {
    url: 'https://craft.js.org',
    baseUrl: '/craft.js/',
    repository: 'https://github.com/prevwong/craft.js',
    docsVersion: { label: 'Next' },
    sources: null,
  },
}))
afterEach(cleanup)

const editLink = () => screen.queryByRole('link', { name: 'Edit this page' })?.getAttribute('href')

test('a page can be edited where the configuration says that its file is', () => {
  const footer = (
    <DocFooter sourcePath="content/docs/a.mdx" lastUpdate={{ iso: '2025-02-14', text: 'Friday' }} />
  )
  render(footer)
  expect(editLink()).toBeUndefined()
  cleanup()
  const config: SiteConfig = site
  config.sources = { repository: 'https://github.com/a/b', branch: 'main', folder: 'site' }
  render(footer)
  expect(editLink()).toBe('https://github.com/a/b/edit/main/site/content/docs/a.mdx')
  cleanup()
  config.sources.folder = ''
  render(footer)
  expect(editLink()).toBe('https://github.com/a/b/edit/main/content/docs/a.mdx')
})
