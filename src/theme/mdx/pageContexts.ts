import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { createContext } from 'react'
import type { DemoRecord } from '../../model/demo'

/** The demos of the page on screen, by name. */
export type PageDemos = Readonly<Record<string, DemoRecord>>

/** Templates provide the demos of their page through this. */
export const PageDemosContext = createContext<PageDemos>({})

/** The images of the page on screen, by the `src` that its author wrote. */
export type PageImages = Readonly<Record<string, IGatsbyImageData>>

/** Templates provide the images of their page through this. */
export const PageImagesContext = createContext<PageImages>({})
