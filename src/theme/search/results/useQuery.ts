import { type RefObject, useCallback, useEffect, useState } from 'react'

/** The longest query that is worth asking: a pasted error message, and more. */
const LONGEST = 500

/** The query in an address; text, whatever it is. Of several, the first counts. */
export function queryIn(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').slice(0, LONGEST)
}

/** How long the address waits for the next letter, in milliseconds: browsers refuse to change it too often. */
const ADDRESS_PAUSE = 300

/** Writes the query into the address, without a new entry in the history. */
function writeQuery(query: string): void {
  const url = new URL(location.href)
  if (queryIn(url.search) === query) return
  if (query === '') url.searchParams.delete('q')
  else url.searchParams.set('q', query)
  history.replaceState(history.state, '', url)
}

/**
 * The query of the search page, in step with the address; `null` until the browser has told it. The field is the
 * browser's: what was typed into it before React came goes before what the address says.
 */
export function useQuery(
  field: RefObject<HTMLInputElement>,
): [query: string | null, change: (query: string) => void] {
  const [query, setQuery] = useState<string | null>(null)
  const change = useCallback((next: string) => setQuery(next.slice(0, LONGEST)), [])
  useEffect(() => {
    const input = field.current
    const read = () => {
      const asked = queryIn(location.search)
      if (input) input.value = asked
      setQuery(asked)
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
    const timer = setTimeout(write, ADDRESS_PAUSE)
    // Whoever leaves the field may be about to follow a result, and wants to come back to this query.
    input.addEventListener('blur', write)
    return () => {
      clearTimeout(timer)
      input.removeEventListener('blur', write)
    }
  }, [field, query])
  return [query, change]
}
