import type { ReactNode } from 'react'
import * as styles from './PlainPage.module.css'

interface PlainPageProps {
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  children: ReactNode
}

/** A page that is not a doc: title, lead and content in one column. */
export function PlainPage({ title, lead, children }: PlainPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead === undefined ? null : <p>{lead}</p>}
      </header>
      {children}
    </div>
  )
}
