export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onCreateWebpackConfig,
  onPreBootstrap,
  shouldOnCreateNode,
  sourceNodes,
} from './src/node/hooks'
