export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onCreateWebpackConfig,
  onPostBuild,
  onPreBootstrap,
  shouldOnCreateNode,
  sourceNodes,
} from './src/node/hooks'
