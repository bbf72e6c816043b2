import { Helmet } from 'react-helmet'
import { frames, media, type Posters } from './posters'

/** The format that all of today's browsers show; others pass the link over. */
const FORMAT = 'image/avif'

/**
 * Has browsers fetch the picture of the live editor before the font: it is the largest thing in the first view, and a
 * page can do without the font (docs/decisions/0017-diet.md).
 */
export function EditorPosterPreload({ posters }: { posters: Posters }) {
  return (
    <Helmet defer={false}>
      {frames.map((frame) => {
        const source = posters[frame].images.sources?.find(({ type }) => type === FORMAT)
        // Helmet tells links apart by their address.
        const smallest = source?.srcSet.split(' ')[0]
        return source ? (
          <link
            key={frame}
            rel="preload"
            as="image"
            type={FORMAT}
            media={media[frame]}
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
