export { PageHead } from './PageHead'
export { StructuredDataContext } from './structuredData'
