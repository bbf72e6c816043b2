import { useContext } from 'react'
import { Helmet } from 'react-helmet'
import site from '../../../content/site'
import { CARD_SIZE, linkPreview } from '../../model/linkPreviews'
import { FEEDS, rawMarkdownPath } from '../../model/outputs'
import { canonicalUrl } from '../../model/url'
import type { PageHeadProps } from './pageHeadProps'
import { structuredData, StructuredDataContext } from './structuredData'

const FEED_LINKS = [
  ['application/atom+xml', FEEDS.atom],
  ['application/rss+xml', FEEDS.rss],
  ['application/feed+json', FEEDS.json],
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
      <meta property="og:url" content={canonicalUrl(site, path)} />
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
