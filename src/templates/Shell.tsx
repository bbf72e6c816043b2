import { graphql, useStaticQuery } from 'gatsby'
import type { ReactNode } from 'react'
import { Layout } from '../theme/layout'
import { navbarItems, searchService, sidebarItems } from './readShell'

/**
 * What every page stands in; it stays mounted while the reader goes from page to page.
 *
 * `path` is the path of the page that is rendered, without the path prefix: for an unknown address that of the
 * not-found page, so that server and browser render the same.
 */
export function Shell({ path, children }: { path: string; children: ReactNode }) {
  const { siteConfiguration, allSidebar } = useStaticQuery<Queries.ShellQuery>(graphql`
    query Shell {
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
          notice
          columns {
            title
            items {
              label
              href
              external
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
  const { navbar, docsVersion, issuesUrl, search } = siteConfiguration
  const docs = allSidebar.nodes.find((sidebar) => sidebar.sidebarId === 'docs')
  const inDocs = path === docsVersion.path || path.startsWith(`${docsVersion.path}/`)
  return (
    <Layout
      chrome={{
        ...siteConfiguration,
        navbar: { ...navbar, items: navbarItems(navbar.items) },
        search: { service: searchService(search), issuesUrl },
      }}
      path={path}
      sidebar={docs && inDocs ? sidebarItems(docs.items) : null}
    >
      {children}
    </Layout>
  )
}
