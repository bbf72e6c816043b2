import { createContext } from 'react'
import type { DemoRecord } from '../../model/demo'

/** The demos of the page on screen, by name. */
export type PageDemos = Readonly<Record<string, DemoRecord>>

/** Templates provide the demos of their page through this. */
export const PageDemosContext = createContext<PageDemos>({})
