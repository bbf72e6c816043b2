import { graphql, useStaticQuery } from 'gatsby'
import type { ReactNode } from 'react'
import config from '../../content/site'
import { type NavbarItem, searchService, type SiteConfig, siteLink } from '../model/site'
import type { SidebarItem } from '../model/sidebar'
import { Layout } from '../theme/layout'

const { footer, docsVersion, ...site }: SiteConfig = config

const search = {
  service: searchService(site.search),
  issuesUrl: `${site.repository}/issues`,
  suggestedPages: site.suggestedPages.map(siteLink),
}
const links = footer.links.map(siteLink)
const columns = footer.columns.map(({ title, items }) => ({ title, items: items.map(siteLink) }))

/**
 * The layout around every page, with its data. It stays mounted across navigations.
 *
 * `path` is the path of the rendered page, without the path prefix. For an unknown address that is the not-found page's, so
 * that server and browser render the same.
 */
export function SiteLayout({ path, children }: { path: string; children: ReactNode }) {
  const { siteLinks, sidebar } = useStaticQuery<Queries.SiteLayoutQuery>(graphql`
    query SiteLayout {
      siteLinks {
        navbar
      }
      sidebar(sidebarId: { eq: "docs" }) {
        items
      }
    }
  `)
  const navbar = { ...site.navbar, items: (siteLinks?.navbar ?? []) as unknown as NavbarItem[] }
  const inDocs = path === docsVersion.path || path.startsWith(`${docsVersion.path}/`)
  return (
    <Layout
      site={{ ...site, navbar, docsVersion, search, footer: { ...footer, links, columns } }}
      path={path}
      sidebar={sidebar && inDocs ? (sidebar.items as unknown as SidebarItem[]) : null}
    >
      {children}
    </Layout>
  )
}
