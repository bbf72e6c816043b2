// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BlogArchive } from './BlogArchive'

const post = (title: string, date: string, tags: string[]) => ({
  title,
  description: 'Words.',
  path: `/blog/${title}`,
  date,
  release: null,
  releasedOn: null,
  tags,
})
const posts = [post('A', '2026-01-01', ['release', 'react']), post('B', '2025-01-01', ['history'])]

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('leaves the posts with one tag, and their years only', () => {
  render(<BlogArchive posts={posts} />)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'All posts',
    'history',
    'react',
    'release',
  ])
  press('history')
  expect(titles()).toEqual(['B'])
  expect(screen.queryByRole('heading', { name: '2026' })).toBeNull()
  expect(screen.getByRole('button', { name: 'history' }).getAttribute('aria-pressed')).toBe('true')
  press('All posts')
  expect(titles()).toEqual(['A', 'B'])
})

it('shows the tag that the address names, and names there the one that is chosen', () => {
  history.replaceState(null, '', '/blog/archive?tag=history')
  render(<BlogArchive posts={posts} />)
  expect(titles()).toEqual(['B'])
  press('react')
  expect(location.search).toBe('?tag=react')
  press('All posts')
  expect(location.search).toBe('')
})

it('shows all posts for a tag that none has', () => {
  history.replaceState(null, '', '/blog/archive?tag=%3Cimg%3E')
  render(<BlogArchive posts={posts} />)
  expect(titles()).toEqual(['A', 'B'])
  expect(screen.getByRole('button', { name: 'All posts' }).getAttribute('aria-pressed')).toBe('true')
})

it('offers nothing to choose while all posts are alike', () => {
  render(<BlogArchive posts={[post('A', '2026-01-01', ['release'])]} />)
  expect(screen.queryByRole('button')).toBeNull()
})
