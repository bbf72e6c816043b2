export { onCreateWebpackConfig } from './onCreateWebpackConfig'
