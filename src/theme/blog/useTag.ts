import { useCallback, useEffect, useState } from 'react'
import { TAG_PARAMETER } from './tagHref'

/** The tag that the address names, and a way to name another one there; `null` for all posts, and until the page is alive. */
export function useTag(): [tag: string | null, choose: (tag: string | null) => void] {
  const [tag, setTag] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setTag(new URLSearchParams(location.search).get(TAG_PARAMETER))
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])
  const choose = useCallback((next: string | null) => {
    setTag(next)
    const url = new URL(location.href)
    if (next === null) url.searchParams.delete(TAG_PARAMETER)
    else url.searchParams.set(TAG_PARAMETER, next)
    history.replaceState(history.state, '', url)
  }, [])
  return [tag, choose]
}
