import { describe, expect, it } from 'vitest'
import type { BodyNode } from '../../model/body'
import { compileBody } from './compileBody'
import { resolveLinks } from './resolveLinks'

const permalink = (docId: string): string => `/docs/${docId}`

async function resolved(source: string, prefix = ''): Promise<BodyNode[]> {
  const { nodes } = await compileBody(source, { path: 'content/docs/a.mdx' })
  return resolveLinks(nodes, permalink, prefix)
}

describe('resolveLinks', () => {
  it('resolves links to docs, and adds the prefix only to site paths', async () => {
    const source =
      '[a](b/c#d) **[a](b/c?e=1)** [d](/e) [f](#g) [h](https://i.j/k) [l](mailto:m@n.o) <a href="//p.q/r">s</a>'
    const html = JSON.stringify(await resolved(source, '/p')).replaceAll('\\"', '"')
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href).join(' ')).toBe(
      '/p/docs/b/c#d /p/docs/b/c?e=1 /p/e #g https://i.j/k mailto:m@n.o //p.q/r',
    )
  })

  it('resolves generated links, and links in which `href` is not the first attribute', async () => {
    const [paragraph] = await resolved('x <a className="b" id="c" href="/d">e</a>', '/p')
    expect(paragraph).toEqual({ tag: 'p', html: 'x <a href="/p/d" class="b" id="c">e</a>' })
    const [code] = await resolved('```tsx run\nexport const App = () => null\n```', '/p')
    expect(code).toMatchObject({ html: expect.stringContaining('<a href="/p/playground#') as string })
  })

  it('resolves links that are nodes, because they contain an island', async () => {
    expect(await resolved('[![A](./a.png)](b/c)', '/p')).toMatchObject([
      { children: [{ tag: 'a', attrs: { href: '/p/docs/b/c' }, children: [{ island: 'Picture' }] }] },
    ])
  })

  it('ignores text that only resembles a link', async () => {
    const source = 'The text `<a href="@doc/x">` and <b title={\'<a href="/y">\'}>z</b>.\n'
    expect(await resolved(source, '/p')).toEqual(await resolved(source))
  })

  it('keeps escaped characters escaped', async () => {
    const [node] = await resolved('[x](</y?a=1&b="2">)')
    expect(node).toEqual({ tag: 'p', html: '<a href="/y?a=1&amp;b=%222%22">x</a>' })
    const [evil] = resolveLinks([{ tag: 'p', html: '<a href="@doc/x">y</a>' }], () => '/"><b>', '')
    expect(evil).toEqual({ tag: 'p', html: '<a href="/&quot;>&lt;b>">y</a>' })
  })
})
