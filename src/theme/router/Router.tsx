import { cloneElement, createContext, type ReactElement, type ReactNode, useEffect, useState } from 'react'
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

/**
 * The place of the page. It does not take the focus, as in Gatsby's own router: `landOnPage` (src/theme/navigation) moves
 * it to the heading, and each move of the focus lays the page out once more.
 */
export function Router({ id, location, children }: RouterProps) {
  return (
    <div style={{ outline: 'none' }} tabIndex={-1} id={id}>
      {cloneElement(children, { uri: location.pathname, location })}
    </div>
  )
}
