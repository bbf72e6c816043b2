import type { ReactNode } from 'react'
import site from '../../../content/site'
import type { NavbarItem, SiteConfig } from '../../model/site'
import { pagesOf, type Sidebar } from '../../model/sidebar'
import { CrashBoundary } from '../error/CrashBoundary'
import { SearchDialog } from '../search'
import { Icon, isSamePage } from '../ui'
import { Announcement } from './Announcement'
import { Footer } from './Footer'
import * as styles from './Layout.module.css'
import { Navbar } from './Navbar'
import { SideMenu } from './SideMenu'

const { title, tagline, navbar, footer, docsVersion, announcementBar }: SiteConfig = site

interface LayoutProps {
  /** The items of the navbar, with ids resolved to paths. */
  navbarItems: readonly NavbarItem[]
  /** Site path of the current page, without the path prefix. */
  path: string
  /** All sidebars. A page under `/docs` shows the one that lists it, or else the first. Other pages have no sidebar. */
  sidebars: readonly Sidebar[]
  children: ReactNode
}

/** The layout of every page: skip link, announcement, navbar, menu, footer and search dialog. */
export function Layout({ navbarItems, path, sidebars, children }: LayoutProps) {
  const inDocs = path === docsVersion.path || path.startsWith(`${docsVersion.path}/`)
  const listing = sidebars.find(({ items }) => pagesOf(items).some((page) => isSamePage(page.path, path)))
  const sidebar = (inDocs && (listing ?? sidebars[0])) || null
  return (
    <>
      <a className={styles.skip} href="#main" data-behind-menu>
        Skip to main content
      </a>
      {announcementBar ? <Announcement bar={announcementBar} /> : null}
      <Navbar
        siteTitle={title}
        path={path}
        sidebarId={sidebar?.sidebarId}
        items={navbarItems}
        hideOnScroll={navbar.hideOnScroll}
      />
      <div className={sidebar ? `${styles.page} ${styles.withSidebar}` : styles.page}>
        <SideMenu navbar={navbarItems} sidebar={sidebar} path={path} />
        <main
          className={styles.main}
          id="main"
          tabIndex={-1}
          data-behind-menu
          data-docs-version={docsVersion.name}
        >
          <CrashBoundary page={path}>{children}</CrashBoundary>
          {/* Hidden by the style sheet until the reader has scrolled far. */}
          <div className={styles.backToTop}>
            <a href="#main" aria-label="Back to top">
              <Icon name="arrow" />
            </a>
          </div>
        </main>
      </div>
      <Footer siteTitle={title} tagline={tagline} {...footer} />
      <SearchDialog />
    </>
  )
}
