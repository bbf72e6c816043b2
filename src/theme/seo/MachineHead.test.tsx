import { renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { beforeEach, expect, it, vi } from 'vitest'
import { type PageHeadProps, StructuredDataContext } from './MachineHead'
import { PageHead } from './PageHead'

Helmet.canUseDOM = false

const site = vi.hoisted(() => ({
  ...{ title: 'craft.js', url: 'https://craft.js.org', baseUrl: '/craft.js/' },
  host: '',
}))
vi.mock('../../../content/site', () => ({ default: site }))
const root = 'https://craft.js.org/craft.js'

/** Renders the head of a page and returns its tags as HTML and its JSON-LD. */
function render(props: Partial<PageHeadProps> = {}): { head: string; structuredData: string[] } {
  const structuredData: string[] = []
  renderToString(
    <StructuredDataContext.Provider value={(json) => void structuredData.push(json)}>
      <PageHead title="Nodes" description="What it is." path="/docs/nodes" {...props} />
    </StructuredDataContext.Provider>,
  )
  const { meta, link } = Helmet.renderStatic()
  return { head: [meta, link].map(String).join(''), structuredData }
}

beforeEach(() => void Helmet.renderStatic())

// Cards, Markdown versions, and structured data of every page: e2e/built/head.test.ts.
it.each<[Partial<PageHeadProps>, string]>([
  [{ kind: 'doc', section: 'Core Concepts' }, 'property="article:section" content="Core Concepts"'],
  [{ image: 'https://a.b/x.png' }, 'property="og:image" content="https://a.b/x.png"'],
  [{ image: 'https://a.b/x.png' }, 'property="og:image:alt" content="Nodes"'],
  [{ kind: 'post' }, `type="application/atom+xml" href="${root}/blog/atom.xml"`],
  [{ kind: 'project' }, `type="application/atom+xml" href="${root}/blog/atom.xml"`],
])('the head of %j has %s', (props, part) => expect(render(props).head).toContain(part))

it.each([
  ['', '/docs/nodes'],
  ['GitHub Pages', '/docs/nodes/'],
] as const)('names the address of a page on the host “%s”: %s', (host, path) => {
  site.host = host
  const { head, structuredData } = render({ kind: 'doc' })
  expect(head).toContain(`rel="canonical" href="${root}${path}"`)
  expect(head).toContain(`property="og:url" content="${root}${path}"`)
  expect(head).toContain(`type="text/markdown" href="${root}/docs/nodes.md"`)
  expect(structuredData.join()).toContain(`"url":"${root}${path}"`)
})

it('escapes text that would close the script of its structured data', () => {
  const title = '</script><b>"&'
  const [json = ''] = render({ kind: 'doc', title }).structuredData
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toMatchObject({ '@graph': [{}, { headline: title }] })
})
