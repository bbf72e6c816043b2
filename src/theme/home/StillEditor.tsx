import type { IGatsbyImageData } from 'gatsby-plugin-image'
import * as styles from './Stage.module.css'

/** Pictures of the live editor in one color mode, as it lays itself out in frames of these widths. */
export type Stills = Record<'narrow' | 'medium' | 'wide', IGatsbyImageData>

/** For which windows each picture is; the frame is as wide as the window, less the page's margins. */
const media = { narrow: '(max-width: 599px)', medium: '(max-width: 807px)', wide: null } as const

const names = ['narrow', 'medium', 'wide'] as const

const alt =
  'The editor: tools on the left, a page in the middle with its heading selected, and on the right the settings ' +
  'of the heading above the tree of layers.'

/** The live editor as a picture in one color mode; the style sheet shows the one of the reader's mode. */
export function StillEditor({ mode, stills }: { mode: 'light' | 'dark'; stills: Stills }) {
  const { fallback } = stills.wide.images
  return (
    <picture className={styles[mode]}>
      {names.flatMap((name) =>
        (stills[name].images.sources ?? []).map(({ type, srcSet, sizes }) => (
          <source
            key={name + type}
            type={type}
            media={media[name] ?? undefined}
            srcSet={srcSet}
            sizes={sizes}
          />
        )),
      )}
      <img
        loading="lazy"
        decoding="async"
        width={stills.wide.width}
        height={stills.wide.height}
        src={fallback?.src}
        alt={alt}
      />
    </picture>
  )
}
