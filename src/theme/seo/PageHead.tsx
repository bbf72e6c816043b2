import type { ReactNode } from 'react'
import { Helmet } from 'react-helmet'
import { canonicalUrl } from '../../model/url'
import { titleOf } from './titleOf'

/** What the head of every page says about the site. */
export interface SiteHead {
  title: string
  titleDelimiter: string
  /** Origin without a trailing slash. */
  url: string
  /** Path prefix with a slash at both ends. */
  baseUrl: string
  /** Version metadata of the site. */
  version: string
}

export interface PageHeadProps {
  site: SiteHead
  title: string
  description: string
  /** Site path of the page, without the path prefix. */
  path: string
  /** Site path or absolute URL of a picture for link previews, or `null`. */
  image?: string | null
  /** Words for search engines that still read them. */
  keywords?: readonly string[]
  kind?: 'website' | 'article'
  /** Kept out of search engines. */
  unlisted?: boolean
  children?: ReactNode
}

/** Everything that a page says about itself in its head. */
export function PageHead(props: PageHeadProps) {
  const {
    site,
    title,
    description,
    path,
    image = null,
    keywords = [],
    kind = 'website',
    unlisted = false,
  } = props
  const canonical = canonicalUrl(site, path)
  const picture = image && (image.startsWith('/') ? canonicalUrl(site, image) : image)
  return (
    <Helmet htmlAttributes={{ lang: 'en' }} defer={false}>
      <title>{titleOf(title, site.title, site.titleDelimiter)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <meta name="version" content={site.version} />
      {keywords.length > 0 ? <meta name="keywords" content={keywords.join(', ')} /> : null}
      {unlisted ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {picture ? <meta property="og:image" content={picture} /> : null}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {props.children}
    </Helmet>
  )
}
