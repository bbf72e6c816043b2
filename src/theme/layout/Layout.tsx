import type { ReactNode } from 'react'
import type { AnnouncementBar } from '../../model/site'
import type { SidebarItem } from '../../model/sidebar'
import { CrashBoundary } from '../error/CrashBoundary'
import { SearchDialog, type SearchDialogProps } from '../search'
import { Icon } from '../ui'
import { Announcement } from './Announcement'
import { Footer, type FooterProps } from './Footer'
import * as styles from './Layout.module.css'
import { Navbar, type NavbarProps } from './Navbar'
import { SideMenu } from './SideMenu'

interface LayoutProps {
  /** The configuration that every page shows. */
  site: {
    title: string
    tagline: string
    navbar: Pick<NavbarProps, 'hideOnScroll' | 'items'>
    footer: Pick<FooterProps, 'links' | 'columns' | 'notice' | 'badges'>
    announcementBar: AnnouncementBar | null
    /** Stored as the preferred version when a reader visits a doc. */
    docsVersion: { name: string }
    search: SearchDialogProps
  }
  /** Site path of the current page, without the path prefix. */
  path: string
  /** The sidebar of this part of the site; without one the page takes the whole width. */
  sidebar: readonly SidebarItem[] | null
  children: ReactNode
}

/** What surrounds every page: skip link, announcement, navbar, menu, footer and the search dialog. */
export function Layout({ site, path, sidebar, children }: LayoutProps) {
  const { title, tagline, navbar, footer, announcementBar, docsVersion, search } = site
  return (
    <>
      <a className={styles.skip} href="#main" data-behind-menu>
        Skip to main content
      </a>
      {announcementBar ? <Announcement bar={announcementBar} /> : null}
      <Navbar siteTitle={title} path={path} {...navbar} />
      <div className={sidebar ? `${styles.page} ${styles.withSidebar}` : styles.page}>
        <SideMenu navbar={navbar.items} sidebar={sidebar} path={path} />
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
      <SearchDialog {...search} />
    </>
  )
}
