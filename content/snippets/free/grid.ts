import { createContext } from 'react'

/** The distance of the lines to which elements snap, in pixels. */
export const Grid = createContext(8)
