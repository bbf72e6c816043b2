// Stands in for the pages and what wraps them where the shell of `develop` is rendered: its body is empty.
export const components = {}
export const SiteLayout = null
