import type { PageParts } from './weightOfPage'

/** The most that a page may cost, in bytes after brotli. */
export interface Budget {
  route: string
  limits: Partial<PageParts> & {
    /** All that comes before any interaction: document, fonts and eager scripts. */
    first: number
  }
}

/** What holds for every page. */
const ANY = { sheet: 12_000, inlineScripts: 5_000, fonts: 13_600, eagerScripts: 0 } as const

/** One page of each kind. */
export const budgets: readonly Budget[] = [
  { route: '/', limits: { ...ANY, first: 38_000, scripts: 80_000 } },
  { route: '/docs', limits: { ...ANY, first: 36_000, scripts: 80_000 } },
  { route: '/docs/overview', limits: { ...ANY, first: 40_000, scripts: 80_000, data: 8_000 } },
  { route: '/docs/api/useEditor', limits: { ...ANY, first: 50_000, scripts: 80_000 } },
  { route: '/docs/guides/basic-tutorial', limits: { ...ANY, first: 72_000, scripts: 80_000 } },
  { route: '/blog/archive', limits: { ...ANY, first: 36_000, scripts: 80_000 } },
  { route: '/blog/react-19', limits: { ...ANY, first: 40_000, scripts: 80_000 } },
  { route: '/search', limits: { ...ANY, first: 36_000, scripts: 80_000 } },
  { route: '/support', limits: { ...ANY, first: 36_000, scripts: 80_000 } },
]
