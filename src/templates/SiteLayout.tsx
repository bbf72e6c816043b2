import { graphql, type PageProps, useStaticQuery, type WrapPageElementNodeArgs } from 'gatsby'
import type { ReactNode } from 'react'
import type { NavbarItem } from '../model/site'
import type { Sidebar } from '../model/sidebar'
import { Layout } from '../theme/layout'

/**
 * The layout around every page, with its data. It stays mounted across navigations.
 *
 * `path` is the path of the rendered page, without the path prefix. For an unknown address it is that of the not-found
 * page, so that server and browser render the same HTML.
 */
export function SiteLayout({ path, children }: { path: string; children: ReactNode }) {
  const { siteLinks, allSidebar } = useStaticQuery<Queries.SiteLayoutQuery>(graphql`
    query SiteLayout {
      siteLinks {
        navbar
      }
      allSidebar {
        nodes {
          sidebarId
          items
        }
      }
    }
  `)
  return (
    <Layout
      navbarItems={(siteLinks?.navbar ?? []) as unknown as NavbarItem[]}
      path={path}
      sidebars={allSidebar.nodes as unknown as Sidebar[]}
    >
      {children}
    </Layout>
  )
}

/** The site path of the rendered page. On the server, Gatsby passes no `pageResources`. */
function pagePath({ location, pageResources }: Partial<PageProps>): string {
  const path = pageResources?.page.path ?? location?.pathname.slice(__BASE_PATH__.length) ?? ''
  return path.replace(/(.)\/$/, '$1')
}

/** Wraps every page in the layout, in the browser and on the server. */
export const wrapPageElement = ({ element, props }: WrapPageElementNodeArgs) => (
  <SiteLayout path={pagePath(props)}>{element}</SiteLayout>
)
