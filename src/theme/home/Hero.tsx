import type { ReactNode } from 'react'
import { Icon, Link } from '../ui'
import * as styles from './Hero.module.css'

const command = 'npm i @craftjs/core'

/** The first view: headline, lead, install command and links, above `children`. The headline looks like a selected block. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <header className={styles.hero}>
      <div className={styles.headline}>
        <h1>Build any page editor</h1>
        <span className={styles.tag} aria-hidden="true">
          Heading
        </span>
      </div>
      <p className={styles.lead}>
        Craft.js is a React framework for building drag-and-drop page editors. It takes care of dragging,
        rendering, state and saving. The components, and the editor around them, are yours to design.
      </p>
      <div>
        <div className={styles.install}>
          <code>{command}</code>
          <button type="button" data-copy={command} aria-label="Copy the install command">
            <Icon name="copy" />
          </button>
        </div>
        <p className={styles.ways}>
          <Link className={styles.primary} href="/docs/overview">
            Documentation
            <Icon name="arrow" />
          </Link>
          <Link href="/docs/guides/basic-tutorial">Tutorial</Link>
          <Link href="/playground">Playground</Link>
          <Link href="https://github.com/prevwong/craft.js">
            GitHub
            <Icon name="external" />
          </Link>
        </p>
      </div>
      {children}
    </header>
  )
}
