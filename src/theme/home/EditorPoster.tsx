import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { Helmet } from 'react-helmet'
import * as styles from './EditorPreview.module.css'

/** Widths at which the live editor lays itself out differently, the smallest first. */
const widths = ['narrow', 'medium', 'wide'] as const

/** Pictures of the live editor in one color mode, one for each width. */
export type Posters = Record<(typeof widths)[number], IGatsbyImageData>

/** The windows that each picture is for. The editor is as wide as the window, less the page's margins. */
const media: Readonly<Record<keyof Posters, string>> = {
  narrow: '(width < 600px)',
  medium: '(600px <= width < 808px)',
  wide: '(width >= 808px)',
}

const alt =
  'The editor: tools on the left, a page in the middle with its heading selected, and on the right the settings ' +
  'of the heading above the tree of layers.'

/**
 * A picture of the live editor in one color mode; the style sheet shows the one for the current mode. The light one is the
 * largest contentful paint of a first visit, so it is fetched with high priority.
 */
export function EditorPoster({ mode, posters }: { mode: 'light' | 'dark'; posters: Posters }) {
  const { fallback } = posters.wide.images
  const isLight = mode === 'light'
  return (
    <picture className={styles[mode]}>
      {widths.flatMap((width) =>
        (posters[width].images.sources ?? []).map(({ type, srcSet, sizes }) => (
          <source key={width + type} type={type} media={media[width]} srcSet={srcSet} sizes={sizes} />
        )),
      )}
      <img
        loading={isLight ? undefined : 'lazy'}
        fetchPriority={isLight ? 'high' : undefined}
        decoding="async"
        width={posters.wide.width}
        height={posters.wide.height}
        src={fallback?.src}
        alt={alt}
      />
    </picture>
  )
}

/** All supported browsers show it. Those that do not ignore the link. */
const PRELOADED_FORMAT = 'image/avif'

/**
 * Makes browsers fetch the poster before the font: the page can be read without the font, and the poster is the largest
 * contentful paint (docs/decisions/0017-diet.md).
 */
export function EditorPosterPreload({ posters }: { posters: Posters }) {
  return (
    <Helmet defer={false}>
      {widths.map((width) => {
        const source = posters[width].images.sources?.find(({ type }) => type === PRELOADED_FORMAT)
        // Helmet drops links whose address it has seen, so each needs one.
        const smallest = source?.srcSet.split(' ')[0]
        return source ? (
          <link
            key={width}
            rel="preload"
            as="image"
            type={PRELOADED_FORMAT}
            media={media[width]}
            imageSrcSet={source.srcSet}
            imageSizes={source.sizes}
            fetchPriority="high"
            href={smallest}
          />
        ) : null
      })}
    </Helmet>
  )
}
