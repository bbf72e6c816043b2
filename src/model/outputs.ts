import { REGISTRY, REGISTRY_ARCHIVE } from './registry'
import { type StarterName, starterPath, STARTERS } from './starters'

/** Paths of the blog's feeds, by format. */
export const FEEDS = { atom: '/blog/atom.xml', rss: '/blog/rss.xml' } as const

/** Paths of the other machine-readable files that every build writes. */
export const MACHINE_FILES = [
  ...['/sitemap.xml', '/robots.txt', '/llms.txt', '/llms-full.txt', '/records.json', '/opensearch.xml'],
  ...['/manifest.webmanifest', '/schema/serialized-nodes.json', REGISTRY, REGISTRY_ARCHIVE],
  '/.well-known/agent-skills/index.json',
  ...(Object.keys(STARTERS) as StarterName[]).map(starterPath),
] as const

/** Path of the Markdown version of a page: `/docs/overview.md`. */
export const rawMarkdownPath = (path: string): string => `${path}.md`

/** `theme-color` of each color mode: the background of the page. */
export const THEME_COLORS = { light: '#fdfcfa', dark: '#171410' } as const

/** Path of the server-sent events that send author errors to browsers during `develop`. Each event is a JSON list. */
export const AUTHOR_ERRORS_PATH = '/___author-errors'
