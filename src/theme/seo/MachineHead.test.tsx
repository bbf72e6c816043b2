import { renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type PageHeadProps, StructuredDataContext } from './MachineHead'
import { PageHead } from './PageHead'

Helmet.canUseDOM = false

vi.mock('../../../content/site', () => ({
  default: { title: 'craft.js', url: 'https://craft.js.org', baseUrl: '/craft.js/' },
}))
const root = 'https://craft.js.org/craft.js'

/** Renders the head of a page: its tags as HTML, and its JSON-LD. */
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

const headOf = (props: Partial<PageHeadProps> = {}) => render(props).head

/** The JSON-LD of a page. */
function graphOf(props: Partial<PageHeadProps>): Record<string, unknown>[] {
  const [json = ''] = render(props).structuredData
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
}

beforeEach(() => void Helmet.renderStatic())

// Sizes of cards, Markdown versions, and the kinds of structured data on every page: e2e/built/head.test.ts.
it.each<[Partial<PageHeadProps>, string]>([
  [{ kind: 'doc' }, `property="og:image" content="${root}/cards/docs.jpg"`],
  [{ kind: 'doc' }, 'property="og:image:alt" content="Docs. Guides, '],
  [{ kind: 'doc', section: 'Core Concepts' }, 'property="article:section" content="Core Concepts"'],
  [{ path: '/blog/archive' }, '/craft.js/cards/blog.jpg"'],
  [{ path: '/' }, '/craft.js/cards/home.jpg"'],
  [{ path: '/docserver' }, '/craft.js/cards/home.jpg"'],
  [{ image: 'https://a.b/x.png' }, 'property="og:image" content="https://a.b/x.png"'],
  [{ image: 'https://a.b/x.png' }, 'property="og:image:alt" content="Nodes"'],
  [{ kind: 'post' }, `type="application/atom+xml" href="${root}/blog/atom.xml"`],
  [{ kind: 'project' }, `type="application/atom+xml" href="${root}/blog/atom.xml"`],
])('the head of %j has %s', (props, part) => expect(headOf(props)).toContain(part))

it('leaves out feeds beside the blog, and the size of an image that an author chose', () => {
  expect(headOf({ kind: 'doc' })).not.toContain('atom')
  expect(headOf({ image: 'https://a.b/x.png' })).not.toContain('og:image:width')
})

describe('Structured data', () => {
  it('of a doc is an article with breadcrumbs, of a post says when it was published', () => {
    const modified = '2026-11-21T02:35:39Z'
    const [crumbs, article] = graphOf({ kind: 'doc', section: 'Core Concepts', modified })
    const itemListElement = [
      { position: 1, item: `${root}/docs` },
      { position: 2, name: 'Nodes' },
    ]
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement })
    expect(article).toMatchObject({
      ...{ headline: 'Nodes', image: `${root}/cards/docs.jpg`, url: `${root}/docs/nodes` },
      ...{ articleSection: 'Core Concepts', dateModified: modified },
      author: { '@type': 'Organization', name: 'Craft.js' },
    })
    const [, post] = graphOf({ kind: 'post', published: '2026-11-21' })
    expect(post).toMatchObject({ datePublished: '2026-11-21', dateModified: '2026-11-21' })
  })

  it('cannot end its script', () => {
    const title = '</script><b>"&'
    expect(render({ kind: 'doc', title }).structuredData.join()).not.toContain('<')
    expect(graphOf({ kind: 'doc', title })[1]).toMatchObject({ headline: title })
  })
})
