import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'

export type Value = string | number

/** The state of a page while a visitor uses it. None of it is saved with the page. */
export interface Visit {
  /** Values that the page shows, by name: set by the visitor, or loaded from your APIs. */
  values: Record<string, Value>
  setValue: (name: string, value: Value) => void
  /** Loads a value, once for all elements that show it. */
  load: (name: string) => void
  /**
   * Resolves once the answers are stored. A form that is sent again has the same `id`. Throw a `SendingError` to show the
   * visitor why it was refused.
   */
  send: (form: string, entries: FormEntries, id: string) => Promise<void>
  /** Receives forms that are sent before the scripts have run, or without scripts. */
  address: string | undefined
}

/** What a visitor filled in, by name. Several answers with one name, such as ticked boxes, are a list. */
export type FormEntries = Record<string, FormDataEntryValue | FormDataEntryValue[]>

/** The reason why a form was refused, in words for the visitor. */
export class SendingError extends Error {}

interface VisitProviderProps {
  /** Functions that load values, by the names that pages use. */
  sources: Record<string, () => Promise<Value>>
  /** Sends a form to your server, which handles it according to its name. */
  send: Visit['send']
  /** The URL on your server that receives forms of visitors without scripts. */
  address?: string
  /** Pass `false` while the page is being edited. */
  active?: boolean
  children: ReactNode
}

const VisitContext = createContext<Visit | null>(null)

/** The current visit. It is `null` while the page is being edited, so that buttons and forms do nothing. */
export const useVisit = () => useContext(VisitContext)

/** Wrap the published page in it, or an editor that has a preview. */
export function VisitProvider({
  sources,
  send,
  address,
  active = true,
  children,
}: VisitProviderProps) {
  const [values, setValues] = useState<Record<string, Value>>({})
  const asked = useRef(new Set<string>())

  const setValue = useCallback((name: string, value: Value) => {
    setValues((others) => ({ ...others, [name]: value }))
  }, [])
  const load = useCallback(
    (name: string) => {
      // Names come from the page, so "constructor" must not match an inherited property.
      if (asked.current.has(name) || !Object.hasOwn(sources, name)) return
      asked.current.add(name)
      sources[name]!().then(
        (value) => setValue(name, value),
        // The element keeps its fallback, and another element may try again.
        () => asked.current.delete(name),
      )
    },
    [sources, setValue],
  )
  const visit = useMemo(
    () => ({ values, setValue, load, send, address }),
    [values, setValue, load, send, address],
  )
  return (
    <VisitContext.Provider value={active ? visit : null}>
      {children}
    </VisitContext.Provider>
  )
}
