/** A page from Gatsby's loader, or its failure. */
export interface LoadedPage {
  status?: 'error' | 'success'
}

/** The part of Gatsby's loader that navigation uses. */
export interface GatsbyLoader {
  loadPage(path: string): Promise<LoadedPage | undefined>
  loadPageSync(path: string): LoadedPage | undefined
  /** Whether the not-found page stands in for it, or it was never asked for. */
  isPageNotFound(path: string): boolean
  hovering(path: string): void
}

/** Gatsby's own way to go to a page. */
export type GatsbyNavigate = (to: string | number, options?: { replace?: boolean; state?: object }) => void

declare global {
  interface Window {
    /** Undocumented globals of Gatsby 5.16.1, which is pinned exactly. Each use has a test. */
    ___loader: GatsbyLoader
    ___navigate: GatsbyNavigate
    ___push: (to: string) => void
    ___replace: (to: string) => void
    /** In builds alone. */
    asyncRequires?: { components: Record<string, () => Promise<unknown>> }
  }
}
