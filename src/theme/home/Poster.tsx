import { Helmet } from 'react-helmet'
import { EDITORS, type EditorValue } from '../../model/examples'
import * as styles from './Poster.module.css'

/**
 * The sizes of the editors' screenshots (tools/assets/figures/editorPosters.ts), smallest first, and the windows in
 * which each is used. Up to 807 px, the editor is scaled to the window. Above that, it has the width of the frame, and
 * the poster is cropped to that width.
 */
const sizes = {
  phone: '(width < 600px)',
  tablet: '(600px <= width < 808px)',
  desk: '(808px <= width < 1200px)',
  wide: '(width >= 1200px)',
} as const

type Size = keyof typeof sizes
const sizeNames = Object.keys(sizes) as Size[]

export type ColorMode = 'light' | 'dark'

/** URLs of the posters by file name, such as `studio-wide-light@2x`; `undefined` if there is no such file. */
export type Posters = Readonly<Record<string, string | undefined>>

const alt: Readonly<Record<EditorValue, string>> = {
  studio:
    'Studio: tools on the left, an invitation to a day of baking in the middle, its heading selected, and on the ' +
    'right the settings of the heading above the tree of layers.',
  document: 'Document: the same page without panels, and a small toolbar at its selected heading.',
  form: 'Form: the fields of the page on the left, in page order, and the same page on the right.',
}

const srcSetOf = (posters: Posters, editor: EditorValue, size: Size, mode: ColorMode) =>
  [1, 2].map((density) => `${posters[`${editor}-${size}-${mode}@${density}x`]} ${density}x`).join(', ')

/**
 * A picture of one editor in one color mode, exactly as the editor looks in its frame. Its left and right edges are
 * separate pictures from the same file, because the panels stay at the edges of the frame and the page in its middle.
 */
export function Poster({
  editor,
  mode,
  posters,
}: {
  editor: EditorValue
  mode: ColorMode
  posters: Posters
}) {
  return (
    <span className={styles.poster} data-editor={editor} data-mode={mode}>
      {(['middle', 'left', 'right'] as const).map((part) => (
        <picture key={part} className={styles[part]}>
          {sizeNames.map((size) => (
            <source
              key={size}
              type="image/avif"
              media={sizes[size]}
              srcSet={srcSetOf(posters, editor, size, mode)}
            />
          ))}
          <img
            loading="lazy"
            decoding="async"
            src={posters[`${editor}-phone-${mode}@1x`]}
            alt={part === 'middle' ? alt[editor] : ''}
          />
        </picture>
      ))}
    </span>
  )
}

/** The posters of all editors in both color modes. CSS shows the chosen one, and browsers fetch only that one. */
export function AllPosters({ posters }: { posters: Posters }) {
  return (
    <>
      {EDITORS.flatMap(({ value }) => [
        <Poster key={value} editor={value} mode="light" posters={posters} />,
        <Poster key={`${value} dark`} editor={value} mode="dark" posters={posters} />,
      ])}
    </>
  )
}

/**
 * Makes browsers fetch the first poster before the font: the page can be read without the font, and in a wide window the
 * poster is the largest contentful paint (docs/decisions/0004-speed-has-a-price.md). On a phone, it is below the first view.
 */
export function PosterPreload({ posters }: { posters: Posters }) {
  return (
    <Helmet defer={false}>
      {(['desk', 'wide'] as const).map((size) => (
        <link
          key={size}
          rel="preload"
          as="image"
          type="image/avif"
          media={sizes[size]}
          imageSrcSet={srcSetOf(posters, 'studio', size, 'light')}
          fetchPriority="high"
          // Helmet drops a link whose `href` it has already seen, so each link needs its own.
          href={posters[`studio-${size}-light@1x`]}
        />
      ))}
    </Helmet>
  )
}
