export { onCreateWebpackConfig } from './onCreateWebpackConfig'
export { sourceWithQueries } from './sourceWithQueries'
