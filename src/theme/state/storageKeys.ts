// Inlined into every page: it works before React is there, and without it.
/** Where each choice of a reader is stored; the values are part of the site's contract with its readers. */
export const storageKeys = {
  theme: 'theme',
  announcementId: 'announcement.id',
  announcementDismissed: 'announcement.dismissed',
  docsVersion: 'docs-preferred-version-default',
  /** The chosen tab of the group `groupId`. */
  tab: (groupId: string) => `tab.${groupId}`,
  /** The sidebar categories that the reader has opened or closed, for this visit. */
  categories: 'sidebar.categories',
  /** How far the sidebar is scrolled, in pixels, for this visit. */
  sidebarScroll: 'sidebar.scroll',
  /** Whether keys alone, without Ctrl or Cmd, are shortcuts: `on` or `off`. */
  singleKeyShortcuts: 'shortcuts.single-key',
  /** The hits that the reader has followed and kept, as DocSearch stores them; `embedded` is our own index. */
  recentSearches: (indexName: string) => `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
  favoriteSearches: (indexName: string) => `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
} as const
