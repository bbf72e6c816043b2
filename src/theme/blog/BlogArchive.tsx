import { Link, PlainPage } from '../ui'
import * as styles from './Blog.module.css'
import { dayInWords } from './dayInWords'
import { Feeds } from './Feeds'
import { TagFilter } from './TagFilter'
import { useTag } from './useTag'

/** A post as the archive lists it; `date` is written as 2025-02-14. */
export interface PostSummary {
  title: string
  description: string
  path: string
  date: string
  /** The Craft.js release that it is about, such as `0.2.12`, and its day. */
  release: string | null
  releasedOn: string | null
  tags: readonly string[]
  /** Whether it is listed in develop alone. */
  draft?: boolean
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
    <li className={styles.entry}>
      <p className={styles.facts}>
        <time dateTime={post.date}>{dayInWords(post.date)}</time>
        {post.releasedOn === null ? null : (
          <span>
            About {post.release} of {dayInWords(post.releasedOn)}
          </span>
        )}
        {post.draft ? <span>Draft</span> : null}
      </p>
      <h3>
        <Link href={post.path}>{post.title}</Link>
      </h3>
      <p>{post.description}</p>
    </li>
  )
}

/** Every post by year, newest first, or those with one tag; a word of comfort while there is none. */
export function BlogArchive({ posts }: { posts: readonly PostSummary[] }) {
  const [asked, choose] = useTag()
  const tagged = posts.filter(({ tags }) => asked !== null && tags.includes(asked))
  const [tag, shown] = tagged.length === 0 ? [null, posts] : [asked, tagged]
  return (
    <PlainPage title="Blog" lead="What changed in Craft.js, and how parts of it work.">
      {posts.length === 0 ? (
        <p className={styles.empty}>
          No post yet. The <Link href="/docs/overview">documentation</Link> has plenty to read meanwhile.
        </p>
      ) : null}
      <TagFilter posts={posts} tag={tag} choose={choose} />
      {byYear(shown).map(([year, entries]) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul>
            {entries.map((post) => (
              <Entry key={post.path} post={post} />
            ))}
          </ul>
        </section>
      ))}
      <Feeds />
    </PlainPage>
  )
}
