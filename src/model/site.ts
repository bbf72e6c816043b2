/** Everything an author decides about the site as a whole, written in `content/site.ts`. */
export interface SiteConfig {
  /** Name of the site, the second half of every page title. */
  title: string
  /** One sentence that says what the framework is. */
  tagline: string
  /** Origin the site is published at, without a path or a trailing slash. */
  url: string
  /** Path the site is published under, with a slash at both ends: `/`, or `/craft.js/`. */
  baseUrl: string
  /** Path of the icon in `static/`, without a leading slash. */
  favicon: string
  /** What stands between page title and site title, without the spaces. */
  titleDelimiter: string
  /** The repository that holds `content/`: edit links lead there. `null` shows none. */
  editing: { repository: string; branch: string } | null
  /** Heading levels that a table of contents shows (docs/requirements.md §9: 2 to 3). */
  tableOfContents: { minLevel: number; maxLevel: number }
  navbar: NavbarConfig
  footer: FooterConfig
  docsVersion: DocsVersionConfig
  announcementBar: AnnouncementBar | null
  search: SearchConfig
}

/** The bar on top of every page. */
export interface NavbarConfig {
  /** Whether the bar leaves the screen while the reader scrolls down. */
  hideOnScroll: boolean
  items: NavbarItemConfig[]
}

/** Which end of the navbar an item stands at. */
export type NavbarPosition = 'left' | 'right'

/** One navbar entry as an author writes it. */
export type NavbarItemConfig =
  | ({ type: 'link'; position: NavbarPosition } & LinkConfig)
  | { type: 'doc'; position: NavbarPosition; label: string; docId: string }
  | { type: 'docSidebar'; position: NavbarPosition; label: string; sidebarId: string }
  | { type: 'dropdown'; position: NavbarPosition; label: string; items: LinkConfig[] }
  | { type: 'search'; position: NavbarPosition }
  | { type: 'docsVersion'; position: NavbarPosition }

/** A link inside the site (`to`, without the path prefix) or away from it (`href`); never both. */
export type LinkConfig =
  { label: string; to: string; href?: never } | { label: string; href: string; to?: never }

/** One navbar entry as the theme draws it: ids have become paths. */
export type NavbarItem = { position: NavbarPosition } & (
  | ({ type: 'link'; activeBasePath: string | null } & SiteLink)
  | { type: 'dropdown'; label: string; items: SiteLink[] }
  | { type: 'search' }
  | ({ type: 'docsVersion' } & SiteLink)
)

/** A link ready to be drawn: `href` is a site path without the path prefix, or an absolute URL. */
export interface SiteLink {
  label: string
  href: string
  /** Whether it leaves this site. */
  external: boolean
}

/** The columns and facts at the end of every page. */
export interface FooterConfig {
  columns: { title: string; items: LinkConfig[] }[]
  /** The sentence about license and origin. */
  notice: string
  badges: Badge[]
}

/** A small picture served by somebody else, with its size in CSS pixels so that nothing moves. */
export interface Badge {
  alt: string
  src: string
  href: string
  width: number
  height: number
}

/** The record of the one documentation version. */
export interface DocsVersionConfig {
  name: string
  label: string
  path: string
  /** The doc that the version label leads to. */
  mainDocId: string
}

/** A notice above the navbar that a reader can dismiss; a new `id` shows it again. */
export interface AnnouncementBar {
  id: string
  /** Inline HTML: text, links and emphasis. */
  content: string
  /** CSS colors. */
  backgroundColor: string
  textColor: string
  isCloseable: boolean
}

/** The hosted search service, when all three of its values are set. */
export type SearchService = Readonly<Record<keyof SearchConfig, string>>

/** The hosted search service; without a key the embedded index answers. */
export interface SearchConfig {
  appId: string | null
  indexName: string | null
  /** A search-only key. It comes from the environment and never stands in the repository. */
  apiKey: string | null
}
