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

/** What happens while a visitor looks at a page. None of it is saved with the page. */
export interface Visit {
  /** What the page shows, by name: what the visitor changed, and what your APIs answered. */
  values: Record<string, Value>
  setValue: (name: string, value: Value) => void
  /** Asks for a value, once for all elements that show it. */
  load: (name: string) => void
  send: (form: string, entries: FormEntries) => Promise<void>
}

export type FormEntries = Record<string, FormDataEntryValue>

interface VisitProviderProps {
  /** Where values come from, by the names that pages use. */
  sources: Record<string, () => Promise<Value>>
  /** Sends a form to your server, which decides by the name what becomes of it. */
  send: Visit['send']
  /** `false` while the page is edited. */
  active?: boolean
  children: ReactNode
}

const VisitContext = createContext<Visit | null>(null)

/** `null` while the page is edited: without a visit, nothing on it acts. */
export const useVisit = () => useContext(VisitContext)

/** Put it around the published page, or around an editor with a preview. */
export function VisitProvider({
  sources,
  send,
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
      // Names come from the page: "constructor" must not find anything.
      if (asked.current.has(name) || !Object.hasOwn(sources, name)) return
      asked.current.add(name)
      sources[name]!().then(
        (value) => setValue(name, value),
        // The element keeps its own text, and another element may ask again.
        () => asked.current.delete(name),
      )
    },
    [sources, setValue],
  )
  const visit = useMemo(
    () => ({ values, setValue, load, send }),
    [values, setValue, load, send],
  )
  return (
    <VisitContext.Provider value={active ? visit : null}>
      {children}
    </VisitContext.Provider>
  )
}
