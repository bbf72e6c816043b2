export { checkPathPrefix, checkSiteConfig } from './siteConfig'
export { pathsIn, siteFields, type SiteNode } from './siteNode'
export { footerSchema } from './footerSchema'
export { siteSchema } from './siteSchema'
