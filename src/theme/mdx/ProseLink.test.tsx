import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ProseLink, ProseLinksContext } from './ProseLink'

function hrefOf(href: string, prefix = '/craft.js'): string {
  const html = renderToStaticMarkup(
    <ProseLinksContext.Provider value={{ permalinks: { 'a/b': '/docs/a/b', c: '/docs/elsewhere' }, prefix }}>
      <ProseLink href={href} rel="noopener">
        text
      </ProseLink>
    </ProseLinksContext.Provider>,
  )
  return /^<a href="(.*)" rel="noopener">text<\/a>$/.exec(html)?.[1] ?? html
}

describe('ProseLink', () => {
  it('leads to the path of a doc', () => {
    expect(hrefOf('@doc/a/b#x')).toBe('/craft.js/docs/a/b#x')
    expect(hrefOf('@doc/c')).toBe('/craft.js/docs/elsewhere')
    expect(hrefOf('@doc/c', '')).toBe('/docs/elsewhere')
  })

  it('prefixes a path of this site once', () => {
    expect(hrefOf('/support')).toBe('/craft.js/support')
    expect(hrefOf('/craft.js/support')).toBe('/craft.js/support')
    expect(hrefOf('/support', '')).toBe('/support')
  })

  it('leaves every other address as it is', () => {
    expect(hrefOf('#x')).toBe('#x')
    expect(hrefOf('https://example.com/')).toBe('https://example.com/')
    expect(hrefOf('//example.com/')).toBe('//example.com/')
  })
})
