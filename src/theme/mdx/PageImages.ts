import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { createContext } from 'react'

/** The images of the page on screen, by the `src` that its author wrote. */
export type PageImages = Readonly<Record<string, IGatsbyImageData>>

/** Templates provide the images of their page through this. */
export const PageImagesContext = createContext<PageImages>({})
