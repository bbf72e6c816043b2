import { createContext } from 'react'
import site from '../../../content/site'
import { canonicalUrl } from '../../model/url'
import type { PageHeadProps } from './pageHeadProps'

/**
 * Receives the text of a page's JSON-LD script while the server renders the page; `null` in the browser.
 *
 * Helmet would write the script with `innerHTML` after each navigation, which Trusted Types forbid. Only machines that
 * read the served HTML look at it.
 */
export const StructuredDataContext = createContext<((json: string) => void) | null>(null)

type Thing = { '@type': string } & Record<string, unknown>

/** The page above docs and posts, for their breadcrumbs. */
const PARENTS = {
  doc: { name: 'Documentation', path: '/docs' },
  post: { name: 'Blog', path: '/blog/archive' },
} as const

function breadcrumbs({ kind, title }: PageHeadProps): Thing[] {
  if (kind !== 'doc' && kind !== 'post') return []
  const { name, path } = PARENTS[kind]
  const itemListElement = [
    { '@type': 'ListItem', position: 1, name, item: canonicalUrl(site, path) },
    { '@type': 'ListItem', position: 2, name: title },
  ]
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

function article(props: PageHeadProps, image: string): Thing[] {
  const { kind, title, description, path, section, published, modified } = props
  if (kind !== 'doc' && kind !== 'post') return []
  return [
    {
      '@type': kind === 'doc' ? 'TechArticle' : 'BlogPosting',
      headline: title,
      description,
      image,
      url: canonicalUrl(site, path),
      ...(section && { articleSection: section }),
      ...(published && { datePublished: published }),
      ...((modified ?? published) && { dateModified: modified ?? published }),
      author: { '@type': 'Organization', name: 'Craft.js', url: canonicalUrl(site, '/') },
    },
  ]
}

function project({ kind, description, release }: PageHeadProps): Thing[] {
  if (kind !== 'project') return []
  return [
    {
      '@type': 'SoftwareSourceCode',
      name: 'Craft.js',
      description,
      url: canonicalUrl(site, '/'),
      codeRepository: site.repository,
      programmingLanguage: 'TypeScript',
      runtimePlatform: 'React',
      license: 'https://opensource.org/license/mit',
      ...(release && { version: release }),
    },
  ]
}

/**
 * Describes a page with the vocabulary of schema.org, as the text of a JSON-LD script; `null` if there is nothing to say.
 *
 * The text contains no `<`, so that nothing in it can end the script.
 */
export function structuredData(props: PageHeadProps, image: string): string | null {
  const things = [...breadcrumbs(props), ...article(props, image), ...project(props)]
  if (things.length === 0) return null
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return json.replaceAll('<', '\\u003c')
}
