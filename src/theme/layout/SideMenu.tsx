import type { NavbarItem } from '../../model/site'
import type { SidebarItem } from '../../model/sidebar'
import { Sidebar } from '../sidebar'
import { classes, Icon } from '../ui'
import { MainMenu } from './MainMenu'
import * as styles from './SideMenu.module.css'

export interface SideMenuProps {
  navbar: readonly NavbarItem[]
  /** The docs of this part of the site, or `null` outside the documentation. */
  sidebar: readonly SidebarItem[] | null
  path: string
}

/**
 * One place for the docs sidebar and, in narrow windows, the menu: there it is a drawer that shows the docs first,
 * with a way back to the main menu. Wide windows show the docs alone, beside the page.
 */
export function SideMenu({ navbar, sidebar, path }: SideMenuProps) {
  return (
    <>
      <a className={styles.backdrop} href="#main" tabIndex={-1} aria-hidden="true" data-menu-close>
        <span className="visually-hidden">Close menu</span>
      </a>
      <div
        className={styles.menu}
        id="menu"
        role="complementary"
        aria-label="Menu"
        data-docs={sidebar ? '' : undefined}
      >
        <div className={styles.head}>
          {sidebar ? (
            <button className={classes(styles.back, 'needs-scripts')} type="button" data-menu-panel>
              <Icon name="arrow" />
              <span className={styles.toMain}>Main menu</span>
              <span className={styles.toDocs}>Documentation</span>
            </button>
          ) : null}
          <a className={styles.close} href="#main" role="button" aria-label="Close menu" data-menu-close>
            <Icon name="close" />
          </a>
        </div>
        <MainMenu items={navbar} path={path} />
        {sidebar ? <Sidebar items={sidebar} path={path} /> : null}
      </div>
    </>
  )
}
