// @vitest-environment jsdom
import { Blob } from 'node:buffer'
import fs from 'node:fs'
import path from 'node:path'
import { evaluate } from '@mdx-js/mdx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import { VFile } from 'vfile'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { compileBody, rehypePlugins, remarkPlugins, resolveLinks } from '../build/mdx'
import {
  Body,
  islands,
  PageDemosContext,
  type PageImages,
  PageImagesContext,
  ProseLink,
  ProseLinksContext,
} from '../theme/mdx'

const folder = path.join(process.cwd(), 'src/build/mdx/fixtures')
const names = fs.readdirSync(folder).flatMap((file) => (file.endsWith('.mdx') ? [path.parse(file).name] : []))

const prefix = '/craft.js'
const permalink = (docId: string): string => `/docs/${docId}`
const permalinks = Object.fromEntries(
  ['api/node', 'concepts/nodes', 'concepts/editor-components', 'guides/basic-tutorial', 'overview'].map(
    (docId) => [docId, permalink(docId)],
  ),
)

/** Image data for any name. */
const images: PageImages = new Proxy<PageImages>(
  {},
  {
    get: (_, src) => ({
      layout: 'constrained',
      width: 800,
      height: 450,
      images: {
        fallback: { src: `/static/${String(src)}`, srcSet: `/static/${String(src)} 800w`, sizes: '100vw' },
        sources: [{ type: 'image/avif', srcSet: '/static/a.avif 800w', sizes: '100vw' }],
      },
    }),
  },
)

const demos = {
  Rules: {
    name: 'Rules',
    html: '<p>An editor</p>',
    code: { tag: 'figure', attrs: { className: 'code' }, html: '<pre>const a = 1</pre>' },
    saved: { ROOT: { nodes: [] } },
  },
}

/** The DOM of a page as HTML, with sorted attributes. */
function domOf(page: ReactNode): string {
  const html = renderToStaticMarkup(
    <PageImagesContext.Provider value={images}>
      <PageDemosContext.Provider value={demos}>
        <ProseLinksContext.Provider value={{ permalinks, prefix }}>{page}</ProseLinksContext.Provider>
      </PageDemosContext.Provider>
    </PageImagesContext.Provider>,
  )
  const root = document.createElement('div')
  root.innerHTML = html
  for (const element of root.querySelectorAll('*')) {
    const attributes = [...element.attributes].sort((a, b) => a.name.localeCompare(b.name))
    for (const { name } of attributes) element.removeAttribute(name)
    for (const attribute of attributes) element.setAttributeNode(attribute)
  }
  return root.innerHTML.replaceAll('><', '>\n<')
}

// The highlighter unpacks itself with Node's own Blob; jsdom's cannot stream.
beforeEach(() => vi.stubGlobal('Blob', Blob))

describe('A page is the same whether its body is data or a module', () => {
  it.each(names)('%s', { timeout: 60_000 }, async (name) => {
    const source = fs.readFileSync(path.join(folder, `${name}.mdx`), 'utf8')
    const file = `content/docs/concepts/${name}.mdx`

    const { nodes } = await compileBody(source, { path: file })
    const asData = domOf(<Body nodes={resolveLinks(nodes, permalink, prefix)} />)

    const value = new VFile({ value: source, path: file })
    const useMDXComponents = () => ({ ...islands, a: ProseLink })
    const { default: Content } = await evaluate(value, {
      ...runtime,
      remarkPlugins,
      rehypePlugins,
      useMDXComponents,
    })
    const asModule = domOf(<Content />)

    expect(asData).toBe(asModule)
    expect(asData).not.toBe('')
  })
})
