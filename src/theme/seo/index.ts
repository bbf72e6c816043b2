export { PageHead } from './PageHead'
export type { PageHeadProps, SiteHead } from './pageHeadProps'
export { StructuredDataContext } from './StructuredDataContext'
export { titleOf } from './titleOf'
