import { Feed, type Item } from 'feed'
import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { FEEDS } from '../../model/outputs'
import type { SiteConfig } from '../../model/site'
import { canonicalUrl } from '../../model/url'

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

/** Converts the Markdown of a post to HTML without the classes and controls of the page. */
export const feedHtml = (markdown: string): string =>
  toHtml(processor.runSync(processor.parse(markdown)) as unknown as Root)

/** The feeds of the blog, newest post first: Atom and RSS, both with full text. */
export function feeds(
  blog: Pick<SiteConfig, 'url' | 'baseUrl' | 'tagline' | 'favicon'>,
  entries: readonly FeedEntry[],
): { path: string; text: string }[] {
  const address = (path: string) => canonicalUrl(blog, path)
  const author = { name: 'Craft.js', link: address('/') }
  const changes = entries.map(({ date, updated }) => new Date(updated ?? date)).sort((a, b) => +b - +a)
  /** Creates the feed. `byline` is the field that names the author of each post. */
  const feedWith = (byline: Pick<Item, 'author' | 'extensions'>): Feed => {
    const feed = new Feed({
      id: address(FEEDS.atom),
      link: address('/blog/archive'),
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
        id: url,
        link: url,
        title,
        description,
        content: html,
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
