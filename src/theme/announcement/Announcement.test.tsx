// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Announcement } from './Announcement'

afterEach(cleanup)

const bar = {
  id: 'news',
  content: 'News: <a href="/blog/news">read on</a>',
  backgroundColor: '#123',
  textColor: '#fff',
}

test('says what it has to say, and can be closed', () => {
  render(<Announcement bar={{ ...bar, isCloseable: true }} />)
  const region = screen.getByRole('region', { name: 'Announcement' })
  expect(region.dataset.announcement).toBe('news')
  expect(region.textContent).toBe('News: read on')
  expect(screen.getByRole('link', { name: 'read on' }).getAttribute('href')).toBe('/blog/news')
  expect(screen.getByRole('button', { name: 'Dismiss announcement' })).toBeTruthy()
})

test('cannot be closed when its configuration does not allow it', () => {
  render(<Announcement bar={{ ...bar, isCloseable: false }} />)
  expect(screen.queryByRole('button')).toBeNull()
})
