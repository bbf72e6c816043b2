import { createContext, useContext } from 'react'
import { Helmet } from 'react-helmet'
import site from '../../../content/site'
import { CARD_SIZE, linkPreview } from '../../model/linkPreviews'
import { FEEDS, rawMarkdownPath } from '../../model/outputs'
import { canonicalUrl, pageUrl } from '../../model/url'

export interface PageHeadProps {
  title: string
  description: string
  /** Site path of the page, without the path prefix. */
  path: string
  /** Absolute URL of the author's image for link previews. The default is the image of the section. */
  image?: string | null
  keywords?: readonly string[]
  /** `blog` is the list of all posts, `project` the landing page. */
  kind?: 'page' | 'doc' | 'post' | 'blog' | 'project'
  /** The part of the site that the page belongs to. */
  section?: string | null
  /** A day such as `2026-11-21`. */
  published?: string | null
  /** ISO 8601 date and time of the last change. */
  modified?: string | null
  /** The Craft.js release that the site describes. */
  release?: string | null
  /** Excluded from search engines. */
  unlisted?: boolean
}

/**
 * Receives the text of a page's JSON-LD script while the server renders the page; `null` in the browser.
 *
 * Helmet would write the script with `innerHTML` after each navigation, which Trusted Types forbid. It is not needed
 * there: only machines that read the served HTML use it.
 */
export const StructuredDataContext = createContext<((json: string) => void) | null>(null)

type Thing = { '@type': string } & Record<string, unknown>

/** The parent page of docs and of posts, for their breadcrumbs. */
const PARENTS = {
  doc: { name: 'Documentation', path: '/docs' },
  post: { name: 'Blog', path: '/blog/archive' },
} as const

function thingsOf(props: PageHeadProps, image: string): Thing[] {
  const { kind, title, description, path, section, published, modified, release } = props
  const home = pageUrl(site, '/')
  if (kind === 'project')
    return [
      {
        '@type': 'SoftwareSourceCode',
        name: 'Craft.js',
        description,
        url: home,
        codeRepository: site.repository,
        programmingLanguage: 'TypeScript',
        runtimePlatform: 'React',
        license: 'https://opensource.org/license/mit',
        ...(release && { version: release }),
      },
    ]
  if (kind !== 'doc' && kind !== 'post') return []
  const parent = PARENTS[kind]
  const itemListElement = [
    { '@type': 'ListItem', position: 1, name: parent.name, item: pageUrl(site, parent.path) },
    { '@type': 'ListItem', position: 2, name: title },
  ]
  return [
    { '@type': 'BreadcrumbList', itemListElement },
    {
      '@type': kind === 'doc' ? 'TechArticle' : 'BlogPosting',
      headline: title,
      description,
      image,
      url: pageUrl(site, path),
      ...(section && { articleSection: section }),
      ...(published && { datePublished: published }),
      ...((modified ?? published) && { dateModified: modified ?? published }),
      author: { '@type': 'Organization', name: 'Craft.js', url: home },
    },
  ]
}

/**
 * Describes a page in the vocabulary of schema.org, as the text of a JSON-LD script; `null` for other kinds of pages.
 *
 * The text contains no `<`, so that nothing in it can end the script.
 */
function structuredData(props: PageHeadProps, image: string): string | null {
  const things = thingsOf(props, image)
  if (things.length === 0) return null
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return json.replaceAll('<', '\\u003c')
}

const FEED_LINKS = [
  ['application/atom+xml', FEEDS.atom],
  ['application/rss+xml', FEEDS.rss],
] as const

/** The part of the head that only machines read: link previews, structured data, and alternate formats of the page. */
export function MachineHead(props: PageHeadProps) {
  const { title, description, path, image, kind = 'page', section, published } = props
  const card = linkPreview(path)
  const picture = image ?? canonicalUrl(site, card.path)
  const data = structuredData(props, picture)
  const addStructuredData = useContext(StructuredDataContext)
  if (data !== null) addStructuredData?.(data)
  // The crawler of the hosted search stores these, and contextual search filters by them.
  const docsTag = kind === 'doc' ? 'docs-default-current' : 'default'
  const isArticle = kind === 'doc' || kind === 'post'
  return (
    <Helmet defer={false}>
      <meta name="docsearch:language" content="en" />
      <meta name="docsearch:version" content="current" />
      <meta name="docusaurus_tag" content={docsTag} />
      <meta name="docsearch:docusaurus_tag" content={docsTag} />
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={pageUrl(site, path)} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:alt" content={image ? title : card.alt} />
      {image ? null : <meta property="og:image:width" content={String(CARD_SIZE.width)} />}
      {image ? null : <meta property="og:image:height" content={String(CARD_SIZE.height)} />}
      {section ? <meta property="article:section" content={section} /> : null}
      {published ? <meta property="article:published_time" content={published} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
      {isArticle ? (
        <link rel="alternate" type="text/markdown" href={canonicalUrl(site, rawMarkdownPath(path))} />
      ) : null}
      {kind === 'doc' || kind === 'page'
        ? null
        : FEED_LINKS.map(([type, feed]) => (
            <link key={feed} rel="alternate" type={type} href={canonicalUrl(site, feed)} />
          ))}
    </Helmet>
  )
}
