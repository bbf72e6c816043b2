import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { HtmlTagDescriptor } from 'vite'
import { APPLICATIONS, EXAMPLE_PAGES } from '../../../model/examples'
import { CARD_SIZE, linkPreview } from '../../../model/linkPreviews'
import { EXAMPLES_POLICY } from '../../../model/policy'
import { fullTitle, type SiteConfig } from '../../../model/site'
import { canonicalUrl, pageUrl, withBase } from '../../../model/url'

/** A page of the examples, as its HTML file describes it. */
export interface ExamplePage {
  /** Site path, without the path prefix. */
  path: string
  /** Path of the file from the root. */
  sourcePath: string
  /** Without the title of the site. */
  title: string
  description: string
}

type Site = Pick<SiteConfig, 'url' | 'baseUrl' | 'host' | 'title' | 'titleDelimiter' | 'favicon'>

/** The text that `pattern` captures in `html`, the content of `file`. Throws if there is none. */
function textIn(html: string, pattern: RegExp, file: string): string {
  const text = pattern.exec(html)?.[1]?.replaceAll(/\s+/g, ' ').trim()
  if (!text) throw new Error(`${file} has no ${pattern.source.includes('title') ? 'title' : 'description'}.`)
  return text
}

/** The pages of the examples below `root`. */
export function examplePages(root: string): ExamplePage[] {
  return EXAMPLE_PAGES.map((page) => {
    const sourcePath = `${page.slice(1)}/index.html`
    const html = readFileSync(path.join(root, sourcePath), 'utf8')
    return {
      path: page,
      sourcePath,
      title: textIn(html, /<title>([^<]*)<\/title>/, sourcePath),
      description: textIn(html, /<meta\s+name="description"\s+content="([^"]*)"/, sourcePath),
    }
  })
}

const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'meta', attrs, injectTo: 'head' })
const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' })

/**
 * The head elements that make an example a page of the site: full title, canonical address, icons, link preview, and the
 * policy, which comes before everything that it governs. Those with a server have their policies in their own files. The other head elements
 * are in the file of each example, because the examples also run without the site.
 */
export function exampleHead(
  site: Site,
  { path: page, title, description }: ExamplePage,
): HtmlTagDescriptor[] {
  const address = pageUrl(site, page)
  const card = linkPreview(page)
  const inSite = (file: string) => withBase(file, site.baseUrl)
  const policy: HtmlTagDescriptor = {
    tag: 'meta',
    attrs: { 'http-equiv': 'Content-Security-Policy', content: EXAMPLES_POLICY },
    injectTo: 'head-prepend',
  }
  return [
    ...(APPLICATIONS.includes(page) ? [] : [policy]),
    { tag: 'title', children: fullTitle(title, site), injectTo: 'head' },
    link({ rel: 'canonical', href: address }),
    link({ rel: 'icon', href: inSite(site.favicon), sizes: '32x32' }),
    link({ rel: 'icon', href: inSite('icon.svg'), type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: inSite('apple-touch-icon.png') }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:site_name', content: site.title }),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: description }),
    meta({ property: 'og:url', content: address }),
    meta({ property: 'og:image', content: canonicalUrl(site, card.path) }),
    meta({ property: 'og:image:alt', content: card.alt }),
    meta({ property: 'og:image:width', content: String(CARD_SIZE.width) }),
    meta({ property: 'og:image:height', content: String(CARD_SIZE.height) }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ]
}
