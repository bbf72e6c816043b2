import { Link, PlainPage } from '../ui'
import * as styles from './Blog.module.css'
import { dayInWords } from './dayInWords'

/** A post as the archive lists it; `date` is written as 2025-02-14. */
export interface PostSummary {
  title: string
  description: string
  path: string
  date: string
  release: string | null
  tags: readonly string[]
}

/** The posts of each year, newest year first; within a year the order stays. */
export function byYear(posts: readonly PostSummary[]): [year: string, posts: PostSummary[]][] {
  const years = new Map<string, PostSummary[]>()
  for (const post of posts) {
    const year = post.date.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), post])
  }
  return [...years].sort(([one], [other]) => other.localeCompare(one))
}

/** One post of the archive. */
function Entry({ post }: { post: PostSummary }) {
  return (
    <li className={styles.entry} data-tags={post.tags.join(' ')}>
      <time dateTime={post.date}>{dayInWords(post.date)}</time>
      <h3>
        <Link href={post.path}>{post.title}</Link>
      </h3>
      <p>{post.description}</p>
    </li>
  )
}

/** Every post by year, or a word of comfort while there is none. */
export function BlogArchive({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <PlainPage title="Blog" lead="What changed in Craft.js, and how parts of it work.">
      {posts.length === 0 ? (
        <p className={styles.empty}>
          No post yet. The <Link href="/docs/overview">documentation</Link> has plenty to read meanwhile.
        </p>
      ) : null}
      {byYear(posts).map(([year, entries]) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul>
            {entries.map((post) => (
              <Entry key={post.path} post={post} />
            ))}
          </ul>
        </section>
      ))}
    </PlainPage>
  )
}
