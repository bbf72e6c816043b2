/** A page that moved. Both are site paths, without path prefix and trailing slash. */
export interface Redirect {
  from: string
  to: string
}

/** The contents of `content/redirects.ts`. */
export interface RedirectConfig {
  /** Pages that moved; `redirect_from` in the front matter of a page does the same. */
  moved: Redirect[]
}
