// Replaces pages and shell in the bundle that renders the HTML document of `develop`, whose body is empty.
export const components = {}
export const SiteLayout = null
