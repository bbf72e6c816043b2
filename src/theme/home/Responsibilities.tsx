import { Link } from '../ui'
import * as styles from './Home.module.css'

const does = [
  'the tree of blocks',
  'selecting and dragging',
  'checking your rules',
  'undo and redo',
  'pages as JSON and back',
]

const yours = [
  'the components',
  'panels, toolbars, or none',
  'how a selection looks',
  'the fields of a block',
  'where pages are stored',
]

const List = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
)

/** The responsibilities of Craft.js and of its users, and a note on who should not use it. */
export function Responsibilities() {
  return (
    <section className={styles.division} aria-labelledby="division">
      <h2 id="division">It comes without an interface. That is the point.</h2>
      <div className={styles.columns}>
        <List title="Craft.js handles" items={does} />
        <List title="You bring" items={yours} />
      </div>
      <p className={styles.text}>
        If you want a page builder that is ready to use, Craft.js is not it.{' '}
        <Link href="/docs/overview#should-you-use-it">Should you use it?</Link>
      </p>
    </section>
  )
}
