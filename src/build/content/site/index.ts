export { checkSiteConfig } from './siteConfig'
export { pathsIn, siteFields } from './siteNode'
export { footerSchema } from './footerSchema'
export { siteSchema } from './siteSchema'
