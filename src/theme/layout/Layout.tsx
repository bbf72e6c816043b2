import type { ReactNode } from 'react'
import type { AnnouncementBar, NavbarItem } from '../../model/site'
import type { SidebarItem } from '../../model/sidebar'
import { Announcement } from '../announcement'
import { CrashBoundary } from '../error'
import { Footer, type FooterProps } from '../footer'
import { Navbar } from '../navbar'
import { SearchDialog, type SearchDialogProps } from '../search'
import { classes } from '../ui'
import { BackToTop } from './BackToTop'
import * as styles from './Layout.module.css'
import { SideMenu } from './SideMenu'

/** What the shell of every page shows of the site: ids have become paths. */
export interface SiteChrome {
  title: string
  tagline: string
  navbar: { hideOnScroll: boolean; items: readonly NavbarItem[] }
  footer: Pick<FooterProps, 'columns' | 'notice' | 'badges'>
  announcementBar: AnnouncementBar | null
  /** The one version of the docs: every visit to a doc saves its name. */
  docsVersion: { name: string }
  search: SearchDialogProps
}

export interface LayoutProps {
  chrome: SiteChrome
  /** Site path of the page that is shown, without the path prefix. */
  path: string
  /** The sidebar of this part of the site; `null` gives the page the whole width. */
  sidebar: readonly SidebarItem[] | null
  children: ReactNode
}

/** The shell around every page: skip link, announcement, navbar, menu, main part and footer. */
export function Layout({ chrome, path, sidebar, children }: LayoutProps) {
  const { title, tagline, navbar, footer, announcementBar, docsVersion, search } = chrome
  return (
    <>
      <a className={styles.skip} href="#main" data-behind-menu>
        Skip to main content
      </a>
      {announcementBar ? <Announcement bar={announcementBar} /> : null}
      <Navbar siteTitle={title} path={path} {...navbar} />
      <div className={classes(styles.sheet, sidebar && styles.withSidebar)}>
        <SideMenu navbar={navbar.items} sidebar={sidebar} path={path} />
        <main
          className={styles.main}
          id="main"
          tabIndex={-1}
          data-behind-menu
          data-docs-version={docsVersion.name}
        >
          <CrashBoundary page={path}>{children}</CrashBoundary>
          <BackToTop />
        </main>
      </div>
      <Footer siteTitle={title} tagline={tagline} {...footer} />
      <SearchDialog {...search} />
    </>
  )
}
