import {
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { currentLocation, listen, type RouterLocation } from './history'

/** Where routes begin; Gatsby provides it, and no route of this site asks for it. */
export const BaseContext = createContext({ baseuri: '/', basepath: '/' })

/** Draws what `children` make of the address, again with every move. */
export function Location({ children }: { children: (at: { location: RouterLocation }) => ReactNode }) {
  const [location, setLocation] = useState(currentLocation)
  useEffect(() => listen((move) => setLocation(move.location)), [])
  return children({ location })
}

export interface RouterProps {
  id: string
  location: RouterLocation
  children: ReactElement<{ uri?: string; location?: RouterLocation }>
}

/** The place of the page: it takes the focus when the reader comes to another path. */
export function Router({ id, location, children }: RouterProps) {
  const place = useRef<HTMLDivElement>(null)
  const { pathname } = location
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    place.current?.focus()
  }, [pathname])
  return (
    <div style={{ outline: 'none' }} tabIndex={-1} ref={place} id={id}>
      {cloneElement(children, { uri: pathname, location })}
    </div>
  )
}
