/** A page from Gatsby's loader, or a failure. */
export interface LoadedPage {
  status?: 'error' | 'success'
}

/** The part of Gatsby's loader that this plugin uses. */
interface GatsbyLoader {
  loadPage(path: string): Promise<LoadedPage | undefined>
  loadPageSync(path: string): LoadedPage | undefined
  /** Whether the path has no page, or was never loaded. */
  isPageNotFound(path: string): boolean
  hovering(path: string): void
}

/** Gatsby's own `navigate`. */
export type GatsbyNavigate = (to: string | number, options?: { replace?: boolean; state?: object }) => void

declare global {
  interface Window {
    /** Undocumented globals of Gatsby 5.16.1, which is pinned exactly. Each use has a test. */
    ___loader: GatsbyLoader
    ___navigate: GatsbyNavigate
    ___push: (to: string) => void
    ___replace: (to: string) => void
    /** Only in builds. */
    asyncRequires?: { components: Record<string, () => Promise<unknown>> }
  }
}
