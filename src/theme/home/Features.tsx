import { Link } from '../ui'
import * as styles from './Features.module.css'

/** What the framework provides, each with the part of its API. */
export function Features() {
  return (
    <section className={styles.features} aria-labelledby="features">
      <h2 id="features">You get the mechanics. The looks are up to you.</h2>
      <ul>
        {features.map(({ title, text, api, href }) => (
          <li key={title}>
            <Link href={href}>
              <code>{api}</code>
              <h3>{title}</h3>
              <p>{text}</p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Feature {
  /** The part of the API, as it is written in code. */
  api: string
  title: string
  text: string
  /** Where the docs explain it: every claim must be explained there. */
  href: string
}

const features: readonly Feature[] = [
  {
    api: 'useNode()',
    title: 'It is just React',
    text: 'What people drag and the panels around it are components that you write. There is no plugin system to learn.',
    href: '/docs/concepts/user-components',
  },
  {
    api: '<Element canvas />',
    title: 'Places to drop, inside components',
    text: 'A card can hold a region for text and another for buttons, each with its own idea of what fits.',
    href: '/docs/api/element',
  },
  {
    api: 'setProp()',
    title: 'Edited your way',
    text: 'Text that is edited in place, handles to resize, inputs in a side panel: whatever changes a prop will do.',
    href: '/docs/concepts/editor-components',
  },
  {
    api: 'craft.rules',
    title: 'Rules for what goes where',
    text: 'A component says whether it may be dragged, what may be dropped in it and what may leave it.',
    href: '/docs/api/user-component',
  },
  {
    api: 'actions.history',
    title: 'Undo and redo',
    text: 'Every change is recorded from the start, and you decide which ones count as a single step.',
    href: '/docs/api/useEditor',
  },
  {
    api: 'query.serialize()',
    title: 'Saved as JSON',
    text: 'A page is one string. Keep it in your database, send it to a colleague, load it into another editor.',
    href: '/docs/guides/save-load-state',
  },
  {
    api: 'onRender',
    title: 'A frame around every block',
    text: 'Name tags, move handles and delete buttons come from one component that wraps each node.',
    href: '/docs/api/editor',
  },
  {
    api: '@craftjs/layers',
    title: 'A layers panel, if you want one',
    text: 'The tree of the page with drag and drop of its own, in a package beside the core.',
    href: '/docs/additional/layers',
  },
]
