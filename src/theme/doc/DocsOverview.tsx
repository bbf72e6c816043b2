import { linksOf, type SidebarCategory, type SidebarItem, type SidebarLink } from '../../model/sidebar'
import { Link, PlainPage } from '../ui'
import { CardLinks } from '../ui/CardLinks'
import * as styles from './DocsOverview.module.css'

interface DocsOverviewProps {
  title: string
  lead: string
  sidebar: readonly SidebarItem[]
  /** The description of each doc, by id. */
  descriptions: ReadonlyMap<string, string>
}

/** Where a reader begins who has not been here before. */
const doors = [
  {
    name: 'Build an editor',
    href: '/docs/guides/basic-tutorial',
    description: 'Follow the tutorial from an empty project to a working page editor, step by step.',
  },
  {
    name: 'Understand how it works',
    href: '/docs/concepts/nodes',
    description: 'Read about Nodes, the one idea that everything else is built on.',
  },
  {
    name: 'Look something up',
    href: '/docs/api/editor-state',
    description: 'Find every component, hook, type and error message in the API reference.',
  },
]

interface CategoryProps extends Pick<DocsOverviewProps, 'descriptions'> {
  label: string
  links: readonly SidebarLink[]
}

function Category({ label, links, descriptions }: CategoryProps) {
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

/** Three ways in, then every category of the sidebar with its pages and their descriptions. */
export function DocsOverview({ title, lead, sidebar, descriptions }: DocsOverviewProps) {
  const categories = sidebar.filter((item): item is SidebarCategory => item.type === 'category')
  const loose = sidebar.filter((item): item is SidebarLink => item.type === 'link')
  return (
    <PlainPage title={title} lead={lead}>
      <CardLinks label="Where to start" links={doors} />
      <div className={styles.groups}>
        {loose.length > 0 ? <Category label="Pages" links={loose} descriptions={descriptions} /> : null}
        {categories.map((category) => (
          <Category
            key={category.label}
            label={category.label}
            links={linksOf(category.items)}
            descriptions={descriptions}
          />
        ))}
      </div>
    </PlainPage>
  )
}
