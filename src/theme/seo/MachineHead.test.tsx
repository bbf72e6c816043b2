import { renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PageHead } from './PageHead'
import type { PageHeadProps } from './pageHeadProps'
import { StructuredDataContext } from './structuredData'

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

describe('A link preview', () => {
  it('shows the picture of the section', () => {
    const head = headOf({ kind: 'doc', section: 'Core Concepts' })
    expect(head).toContain(`property="og:image" content="${root}/cards/docs.jpg"`)
    expect(head).toContain('property="og:image:alt" content="Docs. Guides, ')
    expect(head).toContain('property="article:section" content="Core Concepts"')
    expect(headOf({ path: '/blog/archive' })).toContain('/craft.js/cards/blog.jpg"')
    for (const path of ['/', '/404.html', '/docserver'])
      expect(headOf({ path })).toContain('/craft.js/cards/home.jpg"')
  })

  it('shows the image that an author chose, whose size is not known', () => {
    const head = headOf({ image: 'https://craft.js.org/x.png' })
    expect(head).toContain('property="og:image" content="https://craft.js.org/x.png"')
    expect(head).toContain('property="og:image:alt" content="Nodes"')
    expect(head).not.toContain('og:image:width')
  })
})

// Markdown versions, and the kinds of structured data on every page: e2e/built/head.test.ts.
it('links the feeds from the blog and the front page', () => {
  for (const kind of ['post', 'blog', 'project'] as const)
    expect(headOf({ kind })).toContain(`type="application/atom+xml" href="${root}/blog/atom.xml"`)
  expect(headOf({ kind: 'doc' })).not.toContain('atom')
})

describe('Structured data', () => {
  it('of a doc is an article with breadcrumbs', () => {
    const [crumbs, article] = graphOf({
      kind: 'doc',
      section: 'Core Concepts',
      modified: '2026-11-21T02:35:39Z',
    })
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Documentation', item: `${root}/docs` },
        { position: 2, name: 'Nodes' },
      ],
    })
    expect(article).toMatchObject({
      '@type': 'TechArticle',
      headline: 'Nodes',
      description: 'What it is.',
      image: `${root}/cards/docs.jpg`,
      url: `${root}/docs/nodes`,
      articleSection: 'Core Concepts',
      dateModified: '2026-11-21T02:35:39Z',
      author: { '@type': 'Organization', name: 'Craft.js' },
    })
  })

  it('of a post says when it was published', () => {
    const [crumbs, article] = graphOf({ kind: 'post', published: '2026-11-21' })
    expect(crumbs).toMatchObject({ itemListElement: [{ item: `${root}/blog/archive` }, {}] })
    expect(article).toMatchObject({
      '@type': 'BlogPosting',
      datePublished: '2026-11-21',
      dateModified: '2026-11-21',
    })
  })

  it('of the landing page is the project', () => {
    expect(graphOf({ kind: 'project', path: '/', release: '0.2.12' })).toMatchObject([
      { '@type': 'SoftwareSourceCode', name: 'Craft.js', url: `${root}/`, version: '0.2.12' },
    ])
  })

  it('cannot end its script', () => {
    const title = '</script><b>"&'
    expect(render({ kind: 'doc', title }).structuredData.join()).not.toContain('<')
    expect(graphOf({ kind: 'doc', title })[1]).toMatchObject({ headline: title })
  })
})
