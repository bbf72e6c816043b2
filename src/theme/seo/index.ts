export { PageHead, type PageHeadProps, type SiteHead } from './PageHead'
export { StructuredDataContext } from './StructuredDataContext'
export { titleOf } from './titleOf'
