/** Titles of the pages that no author writes, by path: for their heads and for their cards. */
export const PAGE_TITLES = {
  '/': 'Build any page editor',
  '/docs': 'Documentation',
  '/blog/archive': 'Blog archive',
  '/search': 'Search',
  '/support': 'Support',
  '/404.html': 'Page not found',
} as const
