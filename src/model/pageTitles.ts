/** Titles of the pages in src/pages, by path. */
export const PAGE_TITLES = {
  '/': 'Build any page editor',
  '/docs': 'Documentation',
  '/examples': 'Examples',
  '/blog/archive': 'Blog archive',
  '/search': 'Search',
  '/playground': 'Playground',
  '/support': 'Support',
  '/tools/state': 'State Doctor',
  '/404.html': 'Page not found',
} as const

/** The description of the playground, for its head and for the search. */
export const PLAYGROUND_DESCRIPTION =
  'Write Craft.js code in the browser, with the running editor, its state and its history beside it, and share it as a link.'
