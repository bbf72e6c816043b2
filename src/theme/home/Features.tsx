import { Link } from '../ui'
import * as styles from './Home.module.css'

/** The parts of the API that make up an editor, each with a link to its doc. */
export function Features() {
  return (
    <section className={styles.features} aria-labelledby="features">
      <h2 id="features">Nine names to know.</h2>
      <ul>
        {features.map(([api, text, href]) => (
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

/** Parts of the API as written in code, what they do, and the docs that explain them. The docs must back every claim. */
const features: readonly [api: string, text: string, href: string][] = [
  ['useNode()', 'makes a component a block', '/docs/api/useNode'],
  ['useEditor()', 'builds panels, toolbars and buttons', '/docs/api/useEditor'],
  ['<Element canvas />', 'is a place to drop things, even inside a component', '/docs/api/element'],
  ['setProp()', 'edits a block, in place or from a field', '/docs/concepts/editor-components'],
  ['craft.rules', 'decide what can be dragged, moved in and moved out', '/docs/api/user-component'],
  ['onRender', 'puts frames and labels around blocks', '/docs/api/editor'],
  ['actions.history', 'undoes, redoes, and groups changes', '/docs/api/useEditor'],
  ['query.serialize()', 'saves a page as one string', '/docs/guides/save-load-state'],
  ['@craftjs/layers', 'shows the page as a tree, in a separate package', '/docs/additional/layers'],
]
