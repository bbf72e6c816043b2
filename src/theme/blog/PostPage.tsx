import type { ReactNode } from 'react'
import type { PageLink, PostPage as Post } from '../../model/pages'
import { CopyPage, DocFooter, Pager, VisibilityNotice } from '../doc'
import { formatDay, Link } from '../ui'
import * as styles from './Blog.module.css'
import { FeedLinks } from './BlogArchive'
import { tagHref } from './TagFilter'

interface PostPageProps {
  post: Post
  newer: PageLink | null
  older: PageLink | null
  children: ReactNode
}

function Facts({ post }: { post: Post }) {
  return (
    <div className={styles.facts}>
      {post.release == null ? null : (
        <p>
          About Craft.js {post.release}
          {post.releasedOn == null ? null : `, released ${formatDay(post.releasedOn)}`}
        </p>
      )}
      <p>
        <span>
          {post.release == null ? null : 'Written '}
          <time dateTime={post.date}>{formatDay(post.date)}</time>
        </span>
        <span>By the Craft.js project</span>
        <span>{post.readingMinutes} min read</span>
        {post.tags.map((tag) => (
          <span key={tag}>
            <Link href={tagHref(tag)}>{tag}</Link>
          </span>
        ))}
      </p>
    </div>
  )
}

export function PostPage({ post, newer, older, children }: PostPageProps) {
  return (
    <article className={styles.post}>
      <header>
        <div className={styles.place}>
          <Link className={styles.back} href="/blog/archive">
            Blog
          </Link>
          <CopyPage path={post.path} />
        </div>
        <h1>{post.title}</h1>
        <p className={styles.lead}>{post.description}</p>
        <Facts post={post} />
      </header>
      <VisibilityNotice unlisted={post.unlisted} draft={post.draft} />
      <div className="prose">{children}</div>
      <DocFooter sourcePath={post.sourcePath} lastUpdate={null} />
      <Pager previous={older} next={newer} labels={{ previous: 'Older', next: 'Newer' }} />
      <FeedLinks />
    </article>
  )
}
