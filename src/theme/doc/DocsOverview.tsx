import type { SidebarCategory, SidebarItem, SidebarLink } from '../../model/sidebar'
import { linksOf } from '../../model/sidebar'
import { Link, PlainPage } from '../ui'
import * as styles from './DocsOverview.module.css'

export interface DocsOverviewProps {
  title: string
  lead: string
  sidebar: readonly SidebarItem[]
  /** What each doc is about, by doc id. */
  descriptions: ReadonlyMap<string, string>
}

interface GroupProps extends Pick<DocsOverviewProps, 'descriptions'> {
  label: string
  links: readonly SidebarLink[]
}

/** One group as a block: its name on the tag, its pages below, each with what it is about. */
function Group({ label, links, descriptions }: GroupProps) {
  return (
    <section className="selectable" aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.docId}>
            <Link href={link.path}>{link.title}</Link>
            <p>{descriptions.get(link.docId)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The container of the docs: every group of the sidebar with its pages. */
export function DocsOverview({ title, lead, sidebar, descriptions }: DocsOverviewProps) {
  const groups = sidebar.filter((item): item is SidebarCategory => item.type === 'category')
  const loose = sidebar.filter((item): item is SidebarLink => item.type === 'link')
  return (
    <PlainPage title={title} lead={lead}>
      <div className={styles.groups}>
        {loose.length > 0 ? <Group label="Pages" links={loose} descriptions={descriptions} /> : null}
        {groups.map((group) => (
          <Group
            key={group.label}
            label={group.label}
            links={linksOf(group.items)}
            descriptions={descriptions}
          />
        ))}
      </div>
    </PlainPage>
  )
}
