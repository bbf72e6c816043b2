import { metaContent } from '../../builtPages'

/** What a card shows, and where it stands below the site's root. */
export interface CardFacts {
  /** Path below `/cards/`, such as `docs/overview.png`. */
  file: string
  title: string
  section: string | null
}

/** The card that the head of a built page names; `null` for a page whose author chose a picture. */
export function cardFacts(head: string): CardFacts | null {
  const file = /\/cards\/(.+\.png)$/.exec(metaContent(head, 'property', 'og:image') ?? '')?.[1]
  const title = metaContent(head, 'property', 'og:title')
  if (file === undefined || title === null) return null
  return { file: decodeURIComponent(file), title, section: metaContent(head, 'property', 'article:section') }
}
