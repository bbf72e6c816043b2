import path from 'node:path'
import vm from 'node:vm'
import { describe, expect, it } from 'vitest'
import { redirectTarget } from '../../model/url'
import { redirectScript } from './redirectScript'

const root = path.resolve(__dirname, '../../..')
const moved = [{ from: '/old', to: '/docs/new' }]

/** Where the script sends a browser that stands at `address`, or `null`. */
function run(source: string, address: string): string | null {
  const { pathname, search, hash } = new URL(address, 'https://craft.js.org')
  let sentTo: string | null = null
  vm.runInNewContext(source, { location: { pathname, search, hash, replace: (to: string) => (sentTo = to) } })
  return sentTo
}

describe('redirectScript', () => {
  it.each([
    ['/r/docs/api/editor?x=1#props', '/', '/docs/api/editor?x=1#props'],
    ['/r/next//evil.example', '/', '/evil.example'],
    ['/old/?a', '/', '/docs/new?a'],
    ['/nowhere', '/', null],
    ['/craft.js/r/0.1.0/docs', '/craft.js/', '/craft.js/docs'],
    ['/r/docs', '/craft.js/', null],
  ])('sends %s under %s to %s, as redirectTarget says', (address, baseUrl, target) => {
    expect(run(redirectScript({ moved, baseUrl }, root), address)).toBe(target)
    const { pathname, search, hash } = new URL(address, 'https://craft.js.org')
    const said = redirectTarget(pathname, moved, baseUrl)
    expect(said === null ? null : said + search + hash).toBe(target)
  })

  it('is small, and cannot end its own script element', () => {
    const source = redirectScript({ moved: [{ from: '/</script><p>', to: '/' }], baseUrl: '/' }, root)
    expect(source).not.toContain('</')
    expect(run(source, '/%3C/script%3E%3Cp%3E')).toBeNull()
    expect(source.length).toBeLessThan(1300)
  })
})
