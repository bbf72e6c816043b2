import { useCallback, useEffect, useState } from 'react'
import * as styles from './Blog.module.css'

/** Name of the archive's query parameter for the tag. */
const PARAMETER = 'tag'

/** Link to the archive, filtered by `tag`. */
export function tagHref(tag: string): string {
  return `/blog/archive?${PARAMETER}=${encodeURIComponent(tag)}`
}

/** The tag in the URL, and a function that changes it. The tag is `null` for all posts, and until hydration. */
export function useTag(): [tag: string | null, choose: (tag: string | null) => void] {
  const [tag, setTag] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setTag(new URLSearchParams(location.search).get(PARAMETER))
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])
  const choose = useCallback((next: string | null) => {
    setTag(next)
    const url = new URL(location.href)
    if (next === null) url.searchParams.delete(PARAMETER)
    else url.searchParams.set(PARAMETER, next)
    history.replaceState(history.state, '', url)
  }, [])
  return [tag, choose]
}

interface TagFilterProps {
  posts: readonly { tags: readonly string[] }[]
  /** The chosen tag; `null` for all posts. */
  tag: string | null
  choose: (tag: string | null) => void
}

/** Buttons that filter the archive by tag; empty if the posts have fewer than two tags. */
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
