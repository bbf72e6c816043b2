import { overviewId, type SidebarItem } from '../../model/sidebar'
import { Link, PlainPage } from '../ui'
import { CardLinks } from '../ui/CardLinks'
import * as styles from './DocsOverview.module.css'

interface DocsOverviewProps {
  title: string
  lead: string
  sidebar: readonly SidebarItem[]
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

/** The pages of a category; a category within it has its own heading. */
function Pages({ items }: { items: readonly SidebarItem[] }) {
  return (
    <ul>
      {items.map((item) =>
        item.type === 'category' ? (
          <li key={item.label}>
            <h3>{item.label}</h3>
            <Pages items={item.items} />
          </li>
        ) : (
          <li key={item.path}>
            <Link href={item.path}>{item.title}</Link>
          </li>
        ),
      )}
    </ul>
  )
}

/** Three entry points, then every category of the sidebar with its pages. */
export function DocsOverview({ title, lead, sidebar }: DocsOverviewProps) {
  const categories = sidebar.filter((item) => item.type === 'category')
  const more = { label: 'More', items: sidebar.filter((item) => item.type !== 'category') }
  return (
    <PlainPage title={title} lead={lead}>
      <CardLinks label="Where to start" links={doors} />
      <div className={styles.groups}>
        {[...categories, more].map(({ label, items }) => (
          <section key={label} id={overviewId(label)} aria-label={label}>
            <h2>{label}</h2>
            <Pages items={items} />
          </section>
        ))}
      </div>
    </PlainPage>
  )
}
