// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Announcement, announcementStyle } from './Announcement'

afterEach(cleanup)

const bar = {
  id: 'react-19',
  content: 'News: <a href="/blog/news">read on</a>',
  backgroundColor: '#123524',
  textColor: 'white',
  isCloseable: true,
}

describe('Announcement', () => {
  it('adds the path prefix to links inside the site', () => {
    vi.stubGlobal('__BASE_PATH__', '/craft.js')
    const content =
      '<a href="/docs/overview">a</a> <a href="https://a.example/x">b</a> <a href="//a.example">c</a>'
    render(<Announcement bar={{ ...bar, content }} />)
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['/craft.js/docs/overview', 'https://a.example/x', '//a.example'])
  })

  it('cannot be closed when its configuration does not allow it', () => {
    render(<Announcement bar={{ ...bar, isCloseable: false }} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('announcementStyle', () => {
  it('colors the bar, and hides it from readers who dismissed it', () => {
    expect(announcementStyle(bar)).toMatchInlineSnapshot(
      `"[data-announcement]{background:#123524;color:white}[data-dismissed="react-19"] [data-announcement]{display:none}"`,
    )
  })

  it.each([
    [{ ...bar, textColor: 'red}body{display:none' }],
    [{ ...bar, backgroundColor: 'url(//x)</style>' }],
    [{ ...bar, id: '"]{}' }],
  ])('rejects values that would end a rule', (bad) => {
    expect(() => announcementStyle(bad)).toThrow(/^The announcement bar's/)
  })
})
