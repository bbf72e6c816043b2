import { SitemapStream, streamToPromise } from 'sitemap'
import { canonicalUrl, type Origin, pageUrl } from '../../model/url'

/** A page for search engines; `lastmod` is ISO 8601, or `null` when it is unknown. */
interface ListedPage {
  path: string
  lastmod: string | null
}

/** `sitemap.xml`: the address of every listed page, and when its content last changed. */
export async function sitemap(site: Origin, pages: readonly ListedPage[]): Promise<string> {
  const stream = new SitemapStream({ xmlns: { news: false, xhtml: false, image: false, video: false } })
  for (const { path, lastmod } of pages)
    stream.write({ url: pageUrl(site, path), ...(lastmod !== null && { lastmod }) })
  stream.end()
  return (await streamToPromise(stream)).toString()
}

/** `robots.txt`: allows everything, and names the sitemap. */
export function robots(site: Origin): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${canonicalUrl(site, '/sitemap.xml')}\n`
}
