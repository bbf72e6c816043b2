import site from '../content/site'

/** The path prefix the site is built for, with a slash at both ends: `baseUrl` of `content/site.ts`. */
export const baseUrl: string = site.baseUrl
