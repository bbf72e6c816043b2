import craft from '@craftjs/core/package.json'
import type { ReactNode } from 'react'
import type { DocPage as Doc } from '../../model/pages'
import { Link } from '../ui'
import { CopyPage } from './CopyPage'
import { DocFooter } from './DocFooter'
import * as styles from './DocPage.module.css'
import { Pager } from './Pager'
import { TableOfContents } from './TableOfContents'

interface DocPageProps {
  doc: Doc
  /** The rendered body. */
  children: ReactNode
}

/** A doc: header, table of contents, body, footer and pager. */
export function DocPage({ doc, children }: DocPageProps) {
  const headings = doc.hideTableOfContents ? [] : doc.tableOfContents
  const hasContents = headings.length > 0
  return (
    <div className={hasContents ? `${styles.page} ${styles.withContents}` : styles.page} data-doc={doc.docId}>
      <article className={styles.article}>
        <header className={styles.head}>
          <div className={styles.place}>
            <div className={styles.where}>
              <Breadcrumbs labels={doc.breadcrumbs} />
              <Link className={styles.version} href={doc.versionPath}>
                Craft.js {craft.version}
              </Link>
            </div>
            <CopyPage path={doc.path} />
          </div>
          <h1>{doc.title}</h1>
        </header>
        <VisibilityNotice unlisted={doc.unlisted} draft={doc.draft} />
        {hasContents ? <TableOfContents headings={headings} /> : null}
        <div className="prose">{children}</div>
        <DocFooter
          sourcePath={doc.sourcePath}
          reportable={doc}
          samples={doc.samples}
          lastUpdate={doc.lastUpdate}
        />
        <Pager previous={doc.previous} next={doc.next} />
      </article>
    </div>
  )
}

/** `labels` are the labels of the sidebar categories that contain the page, outermost first. */
function Breadcrumbs({ labels }: { labels: readonly string[] }) {
  return (
    <nav className={styles.trail} aria-label="Breadcrumbs">
      <ol>
        <li>
          <Link href="/docs">Docs</Link>
        </li>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ol>
    </nav>
  )
}

/** A notice that the page is a draft or unlisted; empty for other pages. */
export function VisibilityNotice({ unlisted, draft }: { unlisted: boolean; draft: boolean }) {
  if (!unlisted && !draft) return null
  return (
    <p className={styles.notice}>
      {draft
        ? 'Draft: this page appears only during development. A build leaves it out.'
        : 'Unlisted: only people who have the link can find this page.'}
    </p>
  )
}
