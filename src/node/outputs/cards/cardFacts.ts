import { metaContent } from '../../builtHead'

/** What a card shows, and where it stands below the site's root. */
export interface CardFacts {
  /** Path below `/cards/`, such as `docs/overview.png`. */
  file: string
  title: string
  section: string | null
}

/** The card that a built page names in its head; `null` for a page whose author chose a picture. */
export function cardFacts(html: string): CardFacts | null {
  const file = /\/cards\/(.+\.png)$/.exec(metaContent(html, 'property', 'og:image') ?? '')?.[1]
  const title = metaContent(html, 'property', 'og:title')
  if (file === undefined || title === null) return null
  return { file: decodeURIComponent(file), title, section: metaContent(html, 'property', 'article:section') }
}
