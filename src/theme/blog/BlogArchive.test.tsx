// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { BlogArchive, byYear, type PostSummary } from './BlogArchive'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

function post(date: string, tags: string[] = [], title = `Post of ${date}`): PostSummary {
  const path = `/blog/${date}`
  return { title, description: 'Words.', path, date, release: null, releasedOn: null, tags }
}

it('lists posts by year, newest first, and a post about a release by the day of the release', () => {
  const about = { ...post('2026-11-21'), release: '0.2.6', releasedOn: '2024-05-17' }
  const years = byYear([about, post('2025-02-14'), post('2024-12-01')])
  expect(years.map(([year, posts]) => [year, posts.map(({ path }) => path)])).toEqual([
    ['2025', ['/blog/2025-02-14']],
    ['2024', ['/blog/2024-12-01', '/blog/2026-11-21']],
  ])
})

it('links to the feeds, even if there are no posts', () => {
  const html = renderToStaticMarkup(<BlogArchive posts={[]} />)
  for (const feed of ['atom.xml', 'rss.xml']) expect(html).toContain(`href="/blog/${feed}"`)
})

it('starts with the release and its date, in any time zone, and marks drafts', () => {
  const about = { ...post('2026-11-21'), release: '0.2.12', releasedOn: '2025-02-14' }
  const html = renderToStaticMarkup(<BlogArchive posts={[about]} />)
  expect(html).toContain(
    '<span>Craft.js 0.2.12</span><time dateTime="2025-02-14">February 14, 2025</time></p><h3>',
  )
  expect(html).not.toMatch(/November 21, 2026|Draft/)
  const titled = renderToStaticMarkup(
    <BlogArchive posts={[{ ...about, title: 'Craft.js 0.2.12: React 19' }]} />,
  )
  expect(titled).not.toContain('<span>Craft.js 0.2.12</span>')
  expect(renderToStaticMarkup(<BlogArchive posts={[{ ...about, draft: true }]} />)).toContain('Draft')
})

describe('the tag filter', () => {
  const posts = [post('2026-01-01', ['release', 'react'], 'A'), post('2025-01-01', ['history'], 'B')]
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

  // The tag in the URL: e2e/site/copyPage.spec.ts.
  it('shows all posts for a tag that no post has', () => {
    history.replaceState(null, '', '/blog/archive?tag=%3Cimg%3E')
    render(<BlogArchive posts={posts} />)
    const names = screen.getAllByRole('button').map((button) => button.textContent)
    expect(names).toEqual(['All posts', 'history', 'react', 'release'])
    expect(titles()).toEqual(['A', 'B'])
    expect(screen.getByRole('button', { name: 'All posts' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('is hidden if the posts have fewer than two tags', () => {
    render(<BlogArchive posts={[post('2026-01-01', ['release'])]} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
