import * as styles from './EditorPreview.module.css'
import { frames, media, type Posters } from './posters'

const alt =
  'The editor: tools on the left, a page in the middle with its heading selected, and on the right the settings ' +
  'of the heading above the tree of layers.'

/**
 * The live editor as a picture in one color mode; the style sheet shows the one of the reader's mode. The light one is
 * the largest thing that a first visit shows, so that browsers fetch it at once.
 */
export function EditorPoster({ mode, posters }: { mode: 'light' | 'dark'; posters: Posters }) {
  const { fallback } = posters.wide.images
  const isFirst = mode === 'light'
  return (
    <picture className={styles[mode]}>
      {frames.flatMap((frame) =>
        (posters[frame].images.sources ?? []).map(({ type, srcSet, sizes }) => (
          <source key={frame + type} type={type} media={media[frame]} srcSet={srcSet} sizes={sizes} />
        )),
      )}
      <img
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        width={posters.wide.width}
        height={posters.wide.height}
        src={fallback?.src}
        alt={alt}
      />
    </picture>
  )
}
