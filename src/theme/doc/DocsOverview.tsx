import { overviewId, pagesOf, type SidebarCategory, type SidebarItem } from '../../model/sidebar'
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

/** Entry points for new readers. */
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
    href: '/docs/api/editor',
    description: 'Find every component, hook, type and error message in the API reference.',
  },
]

interface CategoryProps extends Pick<DocsOverviewProps, 'descriptions'> {
  label: string
  items: readonly SidebarItem[]
}

function Category({ label, items, descriptions }: CategoryProps) {
  return (
    <section className="selectable" id={overviewId(label)} aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {pagesOf(items).map((page) => (
          <li key={page.path}>
            <Link href={page.path}>{page.title}</Link>
            <p>{page.type === 'page' ? page.description : descriptions.get(page.docId)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Three entry points, then every category of the sidebar with its pages and their descriptions. */
export function DocsOverview({ title, lead, sidebar, descriptions }: DocsOverviewProps) {
  const categories = sidebar.filter((item): item is SidebarCategory => item.type === 'category')
  const loose = sidebar.filter((item) => item.type !== 'category')
  return (
    <PlainPage title={title} lead={lead}>
      <CardLinks label="Where to start" links={doors} />
      <div className={styles.groups}>
        {categories.map((category) => (
          <Category
            key={category.label}
            label={category.label}
            items={category.items}
            descriptions={descriptions}
          />
        ))}
        {loose.length > 0 ? <Category label="More" items={loose} descriptions={descriptions} /> : null}
      </div>
    </PlainPage>
  )
}
