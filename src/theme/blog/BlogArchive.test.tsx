import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BlogArchive, byYear, type PostSummary } from './BlogArchive'

/** A post of that day. */
function post(date: string): PostSummary {
  return {
    title: `Post of ${date}`,
    description: 'Words.',
    path: `/blog/${date}`,
    date,
    release: null,
    releasedOn: null,
    tags: [],
  }
}

it('lists posts by year, newest year first', () => {
  const years = byYear([post('2024-12-01'), post('2025-02-14'), post('2024-05-17')])
  expect(years.map(([year, posts]) => [year, posts.map(({ date }) => date)])).toEqual([
    ['2025', ['2025-02-14']],
    ['2024', ['2024-12-01', '2024-05-17']],
  ])
})

it('says so when there is no post', () => {
  expect(renderToStaticMarkup(<BlogArchive posts={[]} />)).toContain('No post yet.')
})

it('writes the day in words, whatever the time zone', () => {
  expect(renderToStaticMarkup(<BlogArchive posts={[post('2025-02-14')]} />)).toContain('February 14, 2025')
})

it('leads to the feeds', () => {
  const html = renderToStaticMarkup(<BlogArchive posts={[]} />)
  for (const feed of ['atom.xml', 'rss.xml', 'feed.json']) expect(html).toContain(`href="/blog/${feed}"`)
})

it('says which release a post is about, and of which day', () => {
  const about = { ...post('2026-11-21'), release: '0.2.12', releasedOn: '2025-02-14' }
  expect(renderToStaticMarkup(<BlogArchive posts={[about]} />)).toContain('About 0.2.12 of February 14, 2025')
})

it('marks drafts, which develop alone lists', () => {
  expect(renderToStaticMarkup(<BlogArchive posts={[post('2026-11-21')]} />)).not.toContain('Draft')
  const draft = { ...post('2026-11-21'), draft: true }
  expect(renderToStaticMarkup(<BlogArchive posts={[draft]} />)).toContain('Draft')
})
