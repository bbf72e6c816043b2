/** A page that moved: both are paths of this site, without the path prefix and without a slash at the end. */
export interface Redirect {
  from: string
  to: string
}

/** What an author writes in `content/redirects.ts`. */
export interface RedirectConfig {
  /** Pages that moved; a page's own `redirect_from` does the same from the other end. */
  moved: Redirect[]
  /** Released versions of Craft.js, without `v`: hosts that know no regular expressions get a rule for each. */
  versions: string[]
}
