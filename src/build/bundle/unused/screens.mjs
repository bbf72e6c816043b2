// The pages and what stands around them, where the shell of `develop` is drawn: it has an empty body.
export const components = {}
export const Shell = null
