import type { HostName } from './hosts'

/** The site configuration, `content/site.ts`. */
export interface SiteConfig {
  /** Name of the site; ends every page title. */
  title: string
  /** One sentence that says what the framework is. */
  tagline: string
  /** Origin the site is published at, without a path or a trailing slash. */
  url: string
  /** Path the site is published under, with a slash at both ends: `/`, or `/craft.js/`. */
  baseUrl: string
  /** The host that publishes the site, so that canonical links name addresses that it does not redirect; may be empty. */
  host: HostName | ''
  /** Path of the icon in `static/`, without a leading slash. */
  favicon: string
  /** Character between page title and site title. */
  titleDelimiter: string
  /** The repository of Craft.js, where readers report problems. */
  repository: string
  /** Where the files of this site are published. If `null`, there are no links to edit a page or to see its source. */
  sources: SourceConfig | null
  navbar: NavbarConfig
  footer: FooterConfig
  docsVersion: DocsVersionConfig
  announcementBar: AnnouncementBar | null
  /** Pages that the search suggests before the reader types. */
  suggestedPages: LinkConfig[]
  search: SearchConfig
}

/** A branch on GitHub, and the folder of the site in it: `site`, or an empty string for the top level. */
export interface SourceConfig {
  repository: string
  branch: string
  folder: string
}

/** The title of a page as browsers show it: its own title, the delimiter, and the title of the site. */
export function fullTitle(title: string, site: Pick<SiteConfig, 'title' | 'titleDelimiter'>): string {
  return `${title} ${site.titleDelimiter} ${site.title}`
}

interface NavbarConfig {
  /** Whether the navbar slides out of view while the reader scrolls down. */
  hideOnScroll: boolean
  items: NavbarItemConfig[]
}

export type NavbarPosition = 'left' | 'right'

/** A navbar item as configured. */
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

/** A navbar item as the theme renders it: ids are resolved to paths. */
export type NavbarItem = { position: NavbarPosition } & (
  | ({ type: 'link'; activeBasePath: string | null } & SiteLink)
  | ({ type: 'docSidebar'; sidebarId: string } & SiteLink)
  | { type: 'dropdown'; label: string; items: SiteLink[] }
  | { type: 'search' }
  | ({ type: 'docsVersion' } & SiteLink)
)

/** A link as the theme renders it: `href` is a site path without the path prefix, or an absolute URL. */
export interface SiteLink {
  label: string
  href: string
  /** True for links to other sites. */
  external: boolean
}

/** A link whose appearance does not depend on where it leads. */
export type PlainLink = Pick<SiteLink, 'label' | 'href'>

/** The footer of every page. */
export interface FooterConfig {
  /** Links below the tagline, to pages that are in no column. */
  links: LinkConfig[]
  columns: { title: string; items: LinkConfig[] }[]
  /** The sentence about license and origin. */
  notice: string
  badges: Badge[]
}

/** A badge image from another host. Its size in CSS pixels prevents layout shift. */
export interface Badge {
  alt: string
  src: string
  href: string
  width: number
  height: number
}

/** The one documentation version. */
interface DocsVersionConfig {
  name: string
  label: string
  path: string
  /** The doc that the version label links to. */
  mainDocId: string
}

/** A notice above the navbar. A new `id` shows it again to readers who dismissed it. */
export interface AnnouncementBar {
  id: string
  /** Inline HTML: text, links and emphasis. */
  content: string
  /** CSS colors. */
  backgroundColor: string
  textColor: string
  isCloseable: boolean
}

/** The hosted search service. Without an API key, the embedded index is used. */
export interface SearchConfig {
  appId: string | null
  indexName: string | null
  /** A search-only key from the environment, never in the repository. */
  apiKey: string | null
}

/** The hosted search service, with all three values set. */
export type SearchService = Readonly<Record<keyof SearchConfig, string>>

/** The GitHub page to edit a file of this site or to list a folder. `path` is relative to the site's own folder. */
export function sourceUrl(kind: 'edit' | 'tree', path: string, sources: SourceConfig | null): string | null {
  if (sources === null) return null
  const { repository, branch, folder } = sources
  return [repository, kind, branch, folder, path].filter((part) => part !== '').join('/')
}

/** The address of a prefilled form for a new issue. */
export function issueUrl(repository: string, title: string, lines: readonly string[]): string {
  return `${repository}/issues/new?${new URLSearchParams({ title, body: lines.join('\n') }).toString()}`
}
