import { Link } from '../ui'
import * as styles from './Home.module.css'

/** The parts of the API that an editor is made of, each with a link. */
export function Features() {
  return (
    <section className={styles.features} aria-labelledby="features">
      <h2 id="features">The whole API fits on a postcard.</h2>
      <ul>
        {features.map(({ text, api, href }) => (
          <li key={api}>
            <Link href={href}>
              <code>{api}</code>
              <span>{text}</span>
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
  text: string
  /** Where the docs explain it: every claim must be explained there. */
  href: string
}

const features: readonly Feature[] = [
  { api: 'useNode()', text: 'makes a component a block', href: '/docs/api/useNode' },
  { api: 'useEditor()', text: 'builds panels, toolbars and buttons', href: '/docs/api/useEditor' },
  {
    api: '<Element canvas />',
    text: 'is a place to drop things, even inside components',
    href: '/docs/api/element',
  },
  {
    api: 'setProp()',
    text: 'edits a block, in place or from a field',
    href: '/docs/concepts/editor-components',
  },
  {
    api: 'craft.rules',
    text: 'decide what may be dragged, go in and leave',
    href: '/docs/api/user-component',
  },
  { api: 'onRender', text: 'puts frames and labels around blocks', href: '/docs/api/editor' },
  { api: 'actions.history', text: 'undoes, redoes, and groups changes', href: '/docs/api/useEditor' },
  { api: 'query.serialize()', text: 'saves a page as one string', href: '/docs/guides/save-load-state' },
  {
    api: '@craftjs/layers',
    text: 'is a tree of the page, in a package of its own',
    href: '/docs/additional/layers',
  },
]
