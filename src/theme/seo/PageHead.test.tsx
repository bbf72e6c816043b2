import { renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { beforeEach, describe, expect, it } from 'vitest'
import { PageHead } from './PageHead'
import type { PageHeadProps } from './pageHeadProps'

Helmet.canUseDOM = false

const site = {
  title: 'craft.js',
  titleDelimiter: '|',
  url: 'https://craft.js.org',
  baseUrl: '/',
  version: '0.2.0-beta.2',
}

function headOf(props: Partial<PageHeadProps> = {}) {
  renderToString(
    <PageHead site={site} title="Overview" description="What it is." path="/docs/overview" {...props} />,
  )
  const head = Helmet.renderStatic()
  return {
    html: head.htmlAttributes.toString(),
    rest: [head.title, head.meta, head.link].map(String).join(''),
  }
}

beforeEach(() => void Helmet.renderStatic())

describe('PageHead', () => {
  it('writes the title as page, delimiter, site', () => {
    expect(headOf().rest).toContain('>Overview | craft.js</title>')
  })

  it('names language, description, canonical address and version', () => {
    const { html, rest } = headOf()
    expect(html).toBe('lang="en"')
    expect(rest).toContain('name="description" content="What it is."')
    expect(rest).toContain('rel="canonical" href="https://craft.js.org/docs/overview"')
    expect(rest).toContain('name="version" content="0.2.0-beta.2"')
  })

  it.each([
    ['/', '/', 'https://craft.js.org/'],
    ['/', '/docs/overview/', 'https://craft.js.org/docs/overview'],
    ['/craft.js/', '/docs/overview', 'https://craft.js.org/craft.js/docs/overview'],
    ['/craft.js/', '/', 'https://craft.js.org/craft.js/'],
  ])('under %s gives %s the canonical address %s', (baseUrl, path, canonical) => {
    expect(headOf({ site: { ...site, baseUrl }, path }).rest).toContain(`rel="canonical" href="${canonical}"`)
  })

  it('keeps unlisted pages out of search engines, and only those', () => {
    expect(headOf().rest).not.toContain('robots')
    expect(headOf({ unlisted: true }).rest).toContain('name="robots" content="noindex"')
  })
})
