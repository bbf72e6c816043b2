export { PageHead, type PageHeadProps, type SiteHead } from './PageHead'
export { titleOf } from './titleOf'
