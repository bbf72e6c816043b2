import type { ReactNode } from 'react'
import { Helmet } from 'react-helmet'
import { canonicalUrl } from '../../model/url'
import { MachineHead } from './MachineHead'
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
  /** Absolute URL of the picture for link previews that an author chose; otherwise the build draws one. */
  image?: string | null
  /** Words for search engines that still read them. */
  keywords?: readonly string[]
  /** What the page is: a doc, a post, the list of all posts, the front page of the project, or a page like others. */
  kind?: 'page' | 'doc' | 'post' | 'blog' | 'project'
  /** The part of the site that the page belongs to; the picture shows it. */
  section?: string | null
  /** The day it was published, such as 2026-11-21. */
  published?: string | null
  /** ISO 8601 date and time of its last change. */
  modified?: string | null
  /** The Craft.js release that the site describes. */
  release?: string | null
  /** Kept out of search engines. */
  unlisted?: boolean
  children?: ReactNode
}

/** Everything that a page says about itself in its head. */
export function PageHead(props: PageHeadProps) {
  const { site, title, description, path, keywords = [], unlisted = false } = props
  return (
    <>
      <Helmet htmlAttributes={{ lang: 'en' }} defer={false}>
        <title>{titleOf(title, site.title, site.titleDelimiter)}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={canonicalUrl(site, path)} />
        <meta name="version" content={site.version} />
        {keywords.length > 0 ? <meta name="keywords" content={keywords.join(', ')} /> : null}
        {unlisted ? <meta name="robots" content="noindex" /> : null}
        {props.children}
      </Helmet>
      {/* Machines read what the server renders. Asked just here, so that the bundler sees what browsers never draw. */}
      {process.env.BUILD_STAGE === 'build-javascript' ? null : <MachineHead {...props} />}
    </>
  )
}
