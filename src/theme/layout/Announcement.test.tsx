// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Announcement, announcementStyle } from './Announcement'

const bar = {
  id: 'react-19',
  content: 'News: <a href="/blog/news">read on</a>',
  backgroundColor: '#123524',
  textColor: 'white',
  isCloseable: true,
}

it('adds the path prefix to internal links, and has a button only if it can be closed', () => {
  vi.stubGlobal('__BASE_PATH__', '/craft.js')
  const content =
    '<a href="/docs/overview">a</a> <a href="https://a.example/x">b</a> <a href="//a.example">c</a>'
  render(<Announcement bar={{ ...bar, content, isCloseable: false }} />)
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/craft.js/docs/overview', 'https://a.example/x', '//a.example'])
  expect(screen.queryByRole('button')).toBeNull()
})

it('colors the bar, and hides it from readers who dismissed it', () => {
  expect(announcementStyle(bar)).toBe(
    ':root{--announcement:2.5rem}[data-announcement]{background:#123524;color:white}' +
      '[data-dismissed="react-19"]{--announcement:0px}[data-dismissed="react-19"] [data-announcement]{display:none}',
  )
})
