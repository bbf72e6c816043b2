import type { ReactNode } from 'react'
import { Icon, Link } from '../ui'
import * as links from '../ui/ActionLinks.module.css'
import { Headline } from './Headline'
import * as styles from './Hero.module.css'

/** The command that installs Craft.js. */
export const INSTALL_COMMAND = 'npm i @craftjs/core'

/** Facts about the package, which tools/checks/packageSizes.test.ts verifies. */
const facts = ['MIT license', 'TypeScript types', 'React 16.8 to 19', 'About 30 kB gzipped']

/** The first view: headline, lead, install command and links, above `children`. */
export function Hero({ release, children }: { release: string; children: ReactNode }) {
  return (
    <header className={styles.hero}>
      <Headline />
      <p className={styles.lead}>
        Craft.js is a React framework for editors of pages, newsletters and forms. It handles dragging, state,
        undo and saving. The interface is yours.
      </p>
      <div className={styles.side}>
        <div className={styles.install}>
          <code>{INSTALL_COMMAND}</code>
          <button type="button" data-copy={INSTALL_COMMAND} aria-label="Copy the install command">
            <Icon name="copy" />
          </button>
        </div>
        <p className={links.ways}>
          <Link className={links.primary} href="/docs/overview">
            Documentation
            <Icon name="arrow" />
          </Link>
          <Link href="/docs/guides/basic-tutorial">Tutorial</Link>
          <Link href="/playground">Playground</Link>
        </p>
        <p className={styles.start}>
          or <Link href="/docs/guides/start-from-a-project">start from a project</Link>
        </p>
        <ul className={styles.proof} aria-label={`@craftjs/core ${release}`}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      {children}
    </header>
  )
}
