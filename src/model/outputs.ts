/** Where the feeds of the blog stand, by format. */
export const FEEDS = { atom: '/blog/atom.xml', rss: '/blog/rss.xml', json: '/blog/feed.json' } as const

/** Where every build writes what machines read of the whole site, beside the feeds. */
export const MACHINE_FILES = [
  ...['/sitemap.xml', '/robots.txt', '/llms.txt', '/llms-full.txt', '/records.json', '/opensearch.xml'],
  ...['/manifest.webmanifest', '/schema/serialized-nodes.json'],
] as const

/** Where the Markdown version of the doc or post at `path` is: `/docs/overview.md`. */
export const rawMarkdownPath = (path: string): string => `${path}.md`

/** Colors of the browser's own parts around the page: the paper of each color mode. */
export const THEME_COLORS = { light: '#fdfcfa', dark: '#171410' } as const
