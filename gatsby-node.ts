export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onCreateWebpackConfig,
  onPluginInit,
  onPostBootstrap,
  onPostBuild,
  onPreBootstrap,
  onPreExtractQueries,
  shouldOnCreateNode,
  sourceNodes,
} from './src/node/hooks'
