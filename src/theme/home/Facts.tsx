import { Link } from '../ui'
import * as styles from './Facts.module.css'

/** What to know before choosing the framework, and where to go next. */
export function Facts({ release }: { release: string }) {
  const facts = [
    ['Size', 'About 30 kB, minified and gzipped, without React'],
    ['React', '16.8 to 19'],
    ['Types', 'TypeScript, in the package'],
    ['License', 'MIT'],
    ['Version', release],
  ]
  return (
    <section className={styles.facts} aria-labelledby="facts">
      <div>
        <h2 id="facts">@craftjs/core</h2>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.next}>
        <h2>Pick something up</h2>
        <p>
          Try the <Link href="/examples/landing/">landing page editor</Link> or the{' '}
          <Link href="/examples/basic/">basic one</Link>, then build the second yourself in the{' '}
          <Link href="/docs/guides/basic-tutorial">tutorial</Link>.
        </p>
      </div>
    </section>
  )
}
