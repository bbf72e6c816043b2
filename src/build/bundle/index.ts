export { BUNDLE_REPORT, bundleReport, type BundleChunk } from './bundleReport'
export { onCreateWebpackConfig } from './onCreateWebpackConfig'
export { sourceWithQueries } from './sourceWithQueries'
