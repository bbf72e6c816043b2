import type { IGatsbyImageData } from 'gatsby-plugin-image'

/** Frames of the live editor by their width, the smallest first. */
export const frames = ['narrow', 'medium', 'wide'] as const

/** Pictures of the live editor in one color mode, as it lays itself out in each frame. */
export type Posters = Record<(typeof frames)[number], IGatsbyImageData>

/** For which windows each picture is; the frame is as wide as the window, less the page's margins. */
export const media: Readonly<Record<keyof Posters, string>> = {
  narrow: '(width < 600px)',
  medium: '(600px <= width < 808px)',
  wide: '(width >= 808px)',
}
