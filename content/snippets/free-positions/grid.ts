import { createContext } from 'react'

/** The distance between the grid lines that elements snap to, in pixels. */
export const Grid = createContext(8)
