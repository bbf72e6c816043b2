import { type RefObject, useCallback, useEffect, useState } from 'react'

/** Maximum length of a query, in characters: longer than any pasted error message. */
const MAX_LENGTH = 500

/** The query in the search part of a URL. If there are several, the first one. */
export function queryIn(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_LENGTH)
}

/** Delay between a keystroke and the update of the URL, in milliseconds. Browsers limit how often it may change. */
const ADDRESS_DELAY = 300

/** Writes the query to the URL, without a new history entry. */
function writeQuery(query: string): void {
  const url = new URL(location.href)
  if (queryIn(url.search) === query) return
  if (query === '') url.searchParams.delete('q')
  else url.searchParams.set('q', query)
  history.replaceState(history.state, '', url)
}

/**
 * The query of the search page, in sync with the URL; `null` until hydration. The field is uncontrolled: text typed
 * into it before hydration takes precedence over the URL.
 */
export function useQuery(
  field: RefObject<HTMLInputElement>,
): [query: string | null, change: (query: string) => void] {
  const [query, setQuery] = useState<string | null>(null)
  const change = useCallback((next: string) => setQuery(next.slice(0, MAX_LENGTH)), [])
  useEffect(() => {
    const input = field.current
    const read = () => {
      const next = queryIn(location.search)
      if (input) input.value = next
      setQuery(next)
    }
    if (input && input.value !== '') change(input.value)
    else read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [field, change])
  useEffect(() => {
    const input = field.current
    if (query === null || !input) return
    const write = () => writeQuery(query)
    const timer = setTimeout(write, ADDRESS_DELAY)
    // A reader who leaves the field may be about to follow a result, and Back must return to this query.
    input.addEventListener('blur', write)
    return () => {
      clearTimeout(timer)
      input.removeEventListener('blur', write)
    }
  }, [field, query])
  return [query, change]
}
