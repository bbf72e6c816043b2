import { useCallback, useEffect, useState, type RefObject } from 'react'
import { entriesOf } from '../../actions/entriesOf'

/** The current answers of a form, for fields that depend on them. They are null until the scripts run. */
export function useEntries(form: RefObject<HTMLFormElement | null>) {
  const [entries, setEntries] = useState<Record<string, unknown> | null>(null)
  const read = useCallback(() => {
    if (form.current) setEntries(entriesOf(new FormData(form.current)))
  }, [form])

  useEffect(() => {
    const element = form.current
    // The browser resets the fields after this event.
    const readLater = () => void setTimeout(read)
    read()
    element?.addEventListener('reset', readLater)
    return () => element?.removeEventListener('reset', readLater)
  }, [form, read])

  return { entries, read }
}
