import { Link } from '../ui'
import * as styles from './Division.module.css'

const does = [
  'the tree of the page, and its selection',
  'dragging, and finding where a block lands',
  'asking your rules before anything moves',
  'undo and redo',
  'saving the page as JSON, and loading it',
]

const yours = [
  'the components that a page is made of',
  'the toolbox, panels and toolbars, or none',
  'how a selected block looks',
  'the fields that change a block',
  'where pages are kept and published',
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

/** Who does what, and for whom it is not. */
export function Division() {
  return (
    <section className={styles.division} aria-labelledby="division">
      <h2 id="division">No interface comes with it. That is the point.</h2>
      <div className={styles.columns}>
        <List title="Craft.js does" items={does} />
        <List title="You do" items={yours} />
      </div>
      <p>
        If you want a page builder that is ready to use, Craft.js is not it.{' '}
        <Link href="/docs/overview#should-you-use-it">Should you use it?</Link>
      </p>
    </section>
  )
}
