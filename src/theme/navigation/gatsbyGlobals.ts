/** A page that Gatsby's loader has brought, or why it could not. */
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
  /** The path prefix without a slash at the end: `''` or `/prefix`. */
  const __BASE_PATH__: string
  /** The same, or with an asset host in front. */
  const __PATH_PREFIX__: string
  interface Window {
    /** Undocumented globals of Gatsby 5.16.1, pinned exactly; one test stands for each use. */
    ___loader: GatsbyLoader
    ___navigate: GatsbyNavigate
    ___push: (to: string) => void
    ___replace: (to: string) => void
    ___webpackCompilationHash: string
    pagePath: string
    /** Set in builds alone. */
    asyncRequires?: { components: Record<string, () => Promise<unknown>> }
    ___chunkMapping: Record<string, string[]> | string
  }
}
