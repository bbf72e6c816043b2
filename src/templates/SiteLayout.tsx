import { graphql, useStaticQuery } from 'gatsby'
import type { ReactNode } from 'react'
import type { NavbarItem } from '../model/site'
import type { SidebarItem } from '../model/sidebar'
import { Layout } from '../theme/layout'

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
  return (
    <Layout
      navbarItems={(siteLinks?.navbar ?? []) as unknown as NavbarItem[]}
      path={path}
      sidebar={(sidebar?.items ?? null) as unknown as SidebarItem[] | null}
    >
      {children}
    </Layout>
  )
}
