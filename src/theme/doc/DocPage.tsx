import type { ReactNode } from 'react'
import type { DocPage as Doc } from '../../model/doc'
import { headingsShown, TableOfContents } from '../toc'
import { classes, Link } from '../ui'
import { Breadcrumbs } from './Breadcrumbs'
import { CopyPage } from './CopyPage'
import { DocFooter } from './DocFooter'
import * as styles from './DocPage.module.css'
import { Pager } from './Pager'
import { VisibilityNotice } from './VisibilityNotice'

export interface DocPageProps {
  doc: Doc
  /** The rendered body. */
  children: ReactNode
}

/** One page of documentation, without the shell around it. */
export function DocPage({ doc, children }: DocPageProps) {
  const contents = doc.hideTableOfContents ? [] : headingsShown(doc.tableOfContents)
  return (
    <div className={classes(styles.page, contents.length > 0 && styles.withContents)} data-doc={doc.docId}>
      <article className={styles.article}>
        <header className={styles.head}>
          <div className={styles.place}>
            <Breadcrumbs trail={doc.breadcrumbs} />
            <CopyPage path={doc.path} />
            <Link
              className={styles.version}
              href={doc.versionPath}
              aria-label={`Version: ${doc.versionLabel}`}
            >
              {doc.versionLabel}
            </Link>
          </div>
          <h1>{doc.title}</h1>
        </header>
        <VisibilityNotice unlisted={doc.unlisted} draft={doc.draft} />
        {contents.length > 0 ? <TableOfContents headings={contents} /> : null}
        <div className="prose">{children}</div>
        <DocFooter editUrl={doc.editUrl} feedbackUrl={doc.feedbackUrl} lastUpdate={doc.lastUpdate} />
        <Pager previous={doc.previous} next={doc.next} />
      </article>
    </div>
  )
}
