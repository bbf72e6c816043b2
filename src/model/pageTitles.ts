/** Titles of the pages in src/pages, by path: for their heads and their link preview images. */
export const PAGE_TITLES = {
  '/': 'Build any page editor',
  '/docs': 'Documentation',
  '/blog/archive': 'Blog archive',
  '/search': 'Search',
  '/playground': 'Playground',
  '/support': 'Support',
  '/tools/state': 'State Doctor',
  '/404.html': 'Page not found',
} as const
