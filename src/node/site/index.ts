export { checkSiteConfig } from './siteConfig'
export { siteFields } from './siteNode'
export { siteSchema } from './siteSchema'
