import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Link } from './Link'

afterEach(() => vi.unstubAllGlobals())

describe('Link', () => {
  it('puts the path prefix before paths of this site', () => {
    vi.stubGlobal('__BASE_PATH__', '/craft.js')
    expect(renderToStaticMarkup(<Link href="/support">Support</Link>)).toBe(
      '<a href="/craft.js/support">Support</a>',
    )
  })

  it.each(['https://example.org/', '//example.org/', 'mailto:someone@example.org'])(
    'leaves %s as it is and lets it know nothing of this window',
    (href) => {
      vi.stubGlobal('__BASE_PATH__', '/craft.js')
      expect(renderToStaticMarkup(<Link href={href}>Away</Link>)).toBe(
        `<a rel="noopener" href="${href}">Away</a>`,
      )
    },
  )

  it('leaves fragments as they are', () => {
    vi.stubGlobal('__BASE_PATH__', '/craft.js')
    expect(renderToStaticMarkup(<Link href="#props">Props</Link>)).toBe('<a href="#props">Props</a>')
  })
})
