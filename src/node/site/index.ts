export { checkSiteConfig } from './siteConfig'
export { siteFields } from './siteNode'
export { footerSchema } from './footerSchema'
export { siteSchema } from './siteSchema'
