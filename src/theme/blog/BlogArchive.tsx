import { FEEDS } from '../../model/outputs'
import { formatDay, Link, PlainPage } from '../ui'
import * as styles from './Blog.module.css'
import { TagFilter, useTag } from './TagFilter'

export interface PostSummary {
  title: string
  description: string
  path: string
  /** A day such as `2025-02-14`. */
  date: string
  /** The Craft.js release that the post is about, such as `0.2.12`, and its day. */
  release: string | null
  releasedOn: string | null
  tags: readonly string[]
  /** Drafts are listed only in develop. */
  draft?: boolean
}

/** The day under which a post is listed: its release's day, or else its own. */
const dayOf = ({ releasedOn, date }: PostSummary): string => releasedOn ?? date

/** The posts of each year, newest first. Sorted by release, since a post can be written years after the release. */
export function byYear(posts: readonly PostSummary[]): [year: string, posts: PostSummary[]][] {
  const years = new Map<string, PostSummary[]>()
  for (const post of [...posts].sort((one, other) => dayOf(other).localeCompare(dayOf(one)))) {
    const year = dayOf(post).slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), post])
  }
  return [...years]
}

function Entry({ post }: { post: PostSummary }) {
  return (
    <li className={styles.entry}>
      <p className={styles.facts}>
        {post.release === null || post.title.includes(post.release) ? null : (
          <span>Craft.js {post.release}</span>
        )}
        <time dateTime={dayOf(post)}>{formatDay(dayOf(post))}</time>
        {post.draft ? <span>Draft</span> : null}
      </p>
      <h3>
        <Link href={post.path}>{post.title}</Link>
      </h3>
      <p>{post.description}</p>
    </li>
  )
}

/** Links to the feeds, shown at the end of a page. */
export function FeedLinks() {
  return (
    <p className={styles.feeds}>
      Follow new posts with a feed reader: <Link href={FEEDS.atom}>Atom</Link> or{' '}
      <Link href={FEEDS.rss}>RSS</Link>.
    </p>
  )
}

/** Every post by year, newest first, or those with the chosen tag. A tag that no post has is ignored. */
export function BlogArchive({ posts }: { posts: readonly PostSummary[] }) {
  const [chosen, choose] = useTag()
  const tagged = posts.filter(({ tags }) => chosen !== null && tags.includes(chosen))
  const [tag, shown] = tagged.length === 0 ? [null, posts] : [chosen, tagged]
  return (
    <PlainPage title="Blog" lead="What changed in Craft.js, and how parts of it work.">
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
      <FeedLinks />
    </PlainPage>
  )
}
