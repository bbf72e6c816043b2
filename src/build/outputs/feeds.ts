import { Feed, type Item } from 'feed'
import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { FEEDS } from '../../model/outputs'
import type { SiteConfig } from '../../model/site'
import { canonicalUrl, type Origin, pageUrl } from '../../model/url'
import { isElement, walk } from '../mdx'

/** A post in the feeds. */
interface FeedEntry {
  title: string
  description: string
  url: string
  /** Day of publication, such as 2026-11-21. */
  date: string
  /** ISO 8601 date and time of its last change, or `null` if it is unknown. */
  updated: string | null
  tags: readonly string[]
  /** The whole post, with absolute addresses. */
  html: string
}

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).freeze()

/**
 * Converts the Markdown of a post to HTML without the classes and controls of the page. Feed readers do not know the
 * address of the page, `url`, so links to its own parts, such as footnotes, become absolute.
 */
export function feedHtml(markdown: string, url: string): string {
  const tree = processor.runSync(processor.parse(markdown)) as unknown as Root
  walk(tree, (node) => {
    const href = isElement(node, 'a') ? node.properties?.href : undefined
    if (isElement(node) && typeof href === 'string' && href.startsWith('#'))
      node.properties = { ...node.properties, href: url + href }
  })
  return toHtml(tree)
}

/** Removes the control characters that XML does not allow, and escapes the end of a CDATA section, in HTML. */
const inCdata = (html: string) =>
  html.replaceAll(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').replaceAll(']]>', ']]&gt;')

/** Text as HTML, because feeds contain titles and descriptions as HTML. */
const asHtml = (text: string) => toHtml({ type: 'text', value: text })

/** The feeds of the blog, newest post first: Atom and RSS, both with full text. */
export function feeds(
  blog: Origin & Pick<SiteConfig, 'tagline' | 'favicon'>,
  entries: readonly FeedEntry[],
): { path: string; text: string }[] {
  const address = (path: string) => canonicalUrl(blog, path)
  const author = { name: 'Craft.js', link: pageUrl(blog, '/') }
  const changes = entries.map(({ date, updated }) => new Date(updated ?? date)).sort((a, b) => +b - +a)
  /** Creates the feed. `byline` is the field that names the author of each post. */
  const feedWith = (byline: Pick<Item, 'author' | 'extensions'>): Feed => {
    const feed = new Feed({
      id: address(FEEDS.atom),
      link: pageUrl(blog, '/blog/archive'),
      title: 'Craft.js Blog',
      description: blog.tagline,
      language: 'en',
      copyright: 'MIT license',
      favicon: address(`/${blog.favicon}`),
      generator: 'Gatsby',
      author,
      feedLinks: { atom: address(FEEDS.atom), rss: address(FEEDS.rss) },
      // Without posts, the date of the first public beta.
      updated: changes[0] ?? new Date('2020-01-04'),
    })
    for (const { title, description, url, date, updated, tags, html } of entries) {
      feed.addItem({
        // Feed readers would show every post again if a slash were added to its id.
        id: url.replace(/\/$/, ''),
        link: url,
        title: inCdata(asHtml(title)),
        description: inCdata(asHtml(description)),
        content: inCdata(html),
        category: tags.map((name) => ({ name })),
        published: new Date(date),
        date: new Date(updated ?? date),
        ...byline,
      })
    }
    return feed
  }
  const feed = feedWith({ author: [author] })
  // In RSS 2.0, an author is an email address. Dublin Core has a field for names.
  const rss = feedWith({ extensions: [{ name: 'dc:creator', objects: { _text: author.name } }] })
  return [
    { path: FEEDS.atom, text: feed.atom1() },
    { path: FEEDS.rss, text: rss.rss2() },
  ]
}
