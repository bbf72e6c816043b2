import { PAGE_TITLES } from '../../../model/pageTitles'
import { type SidebarItem, trailOf } from '../../../model/sidebar'
import { cardPath } from '../../../model/url'
import type { DocNode, PostNode } from '../../pages'

/** A card to be drawn. */
export interface CardFacts {
  /** Path below `public`: `/cards/docs/overview.png`. */
  file: string
  title: string
  /** What the tag above the title says; the name of the project where a page belongs to no section. */
  section: string | null
}

/** The docs and posts of a build, as far as their cards depend on them. */
export interface CardPages {
  docs: readonly Pick<DocNode, 'docId' | 'path' | 'title' | 'image'>[]
  posts: readonly Pick<PostNode, 'path' | 'title' | 'image'>[]
}

/** The card of every page of the site; none for a doc or post whose author chose a picture for link previews. */
export function cardFacts({ docs, posts }: CardPages, sidebar: readonly SidebarItem[]): CardFacts[] {
  const card = (path: string, title: string, section: string | null) => ({
    file: cardPath(path),
    title,
    section,
  })
  const drawn = ({ image }: { image?: string | undefined }) => image === undefined
  return [
    ...Object.entries(PAGE_TITLES).map(([path, title]) => card(path, title, null)),
    ...docs
      .filter(drawn)
      .map(({ docId, path, title }) => card(path, title, trailOf(docId, sidebar).at(-1) ?? 'Docs')),
    ...posts.filter(drawn).map(({ path, title }) => card(path, title, 'Blog')),
  ]
}
