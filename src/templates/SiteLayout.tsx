import { graphql, useStaticQuery } from 'gatsby'
import type { ReactNode } from 'react'
import { Layout } from '../theme/layout'
import { navbarItems, searchService, sidebarItems } from './siteConfiguration'

/**
 * The layout around every page, with its data. It stays mounted across navigations.
 *
 * `path` is the path of the rendered page, without the path prefix. For an unknown address that is the not-found page's, so
 * that server and browser render the same.
 */
export function SiteLayout({ path, children }: { path: string; children: ReactNode }) {
  const { siteConfiguration, allSidebar } = useStaticQuery<Queries.SiteLayoutQuery>(graphql`
    query SiteLayout {
      siteConfiguration {
        title
        tagline
        navbar {
          hideOnScroll
          items {
            type
            position
            label
            href
            external
            activeBasePath
            items {
              label
              href
              external
            }
          }
        }
        footer {
          links {
            label
            href
          }
          notice
          columns {
            title
            items {
              label
              href
            }
          }
          badges {
            alt
            src
            href
            width
            height
          }
        }
        docsVersion {
          name
          path
        }
        issuesUrl
        suggestedPages {
          label
          href
        }
        search {
          appId
          indexName
          apiKey
        }
        announcementBar {
          id
          content
          backgroundColor
          textColor
          isCloseable
        }
      }
      allSidebar {
        nodes {
          sidebarId
          ...SidebarTree
        }
      }
    }
  `)
  if (!siteConfiguration) throw new Error('The site configuration is missing from the data layer.')
  const { navbar, docsVersion, issuesUrl, search, suggestedPages } = siteConfiguration
  const docs = allSidebar.nodes.find((sidebar) => sidebar.sidebarId === 'docs')
  const inDocs = path === docsVersion.path || path.startsWith(`${docsVersion.path}/`)
  return (
    <Layout
      site={{
        ...siteConfiguration,
        navbar: { ...navbar, items: navbarItems(navbar.items) },
        search: { service: searchService(search), issuesUrl, suggestedPages },
      }}
      path={path}
      sidebar={docs && inDocs ? sidebarItems(docs.items) : null}
    >
      {children}
    </Layout>
  )
}
