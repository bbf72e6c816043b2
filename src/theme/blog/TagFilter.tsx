import * as styles from './Blog.module.css'

export interface TagFilterProps {
  posts: readonly { tags: readonly string[] }[]
  /** The chosen tag; `null` for all posts. */
  tag: string | null
  choose: (tag: string | null) => void
}

/** Buttons that leave only the posts with one tag in the archive; nothing when there is nothing to choose. */
export function TagFilter({ posts, tag, choose }: TagFilterProps) {
  const tags = [...new Set(posts.flatMap((post) => post.tags))].sort()
  if (tags.length < 2) return null
  return (
    <div className={styles.filter} role="group" aria-label="Show posts about">
      {[null, ...tags].map((name) => (
        <button key={name} type="button" aria-pressed={name === tag} onClick={() => choose(name)}>
          {name ?? 'All posts'}
        </button>
      ))}
    </div>
  )
}
