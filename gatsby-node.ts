import path from 'node:path'
import type { GatsbyNode, Node } from 'gatsby'
import { loadBuild } from './src/build/load'

const { errors, content, pages, outputs, hosting, bundle } = loadBuild()

/** What this run works with: root, settings, what is known of samples and of git, and what is wrong in files. */
const context = content.buildContext(process.cwd())

/** Nodes that are being created. */
const pending = content.pendingNodes()

export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) =>
  (reporter.setErrorMap as (errors: object) => void)(errors.ERROR_MAP)

/** Drops what other code has made, and what `develop` has made, drafts and all. */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter, store }) => {
  const { root, settings, isDevelop } = context
  if (!isDevelop) {
    const { program } = store.getState() as { program: { prefixPaths?: boolean } }
    await errors.reportAuthorErrors(reporter, () =>
      content.checkPathPrefix(settings.site.baseUrl, program.prefixPaths),
    )
    outputs.removeOutputOnFailure(path.join(root, 'public'))
  }
  if (content.dropStaleData(root, isDevelop ? 'develop' : 'build')) {
    // As after a change of package.json: Gatsby empties its cache, and all that it has read of it.
    store.dispatch({ type: 'DELETE_CACHE' })
    reporter.info('Gatsby’s data is made anew: other code made it, another command, or a build that failed.')
  }
}

/** Checks settings and front matter before Gatsby sources a file. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) =>
  errors.reportAuthorErrors(reporter, async () => {
    const { root, settings, issues } = context
    content.checkSiteConfig(settings.site, root)
    await content.checkFrontMatter(root, [content.docs, content.posts], issues)
  })

/** Declares Doc, BlogPost, Snippet, Demo, Sidebar and SiteConfiguration, described field by field for GraphiQL. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(content.schema)
}

/** Fields that depend on other nodes or on git, among them everything that the page of a doc or post shows. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add, pathPrefix }) =>
  (add as (types: object) => void)(content.resolvers({ pathPrefix, ...context.history }))

/** Keeps the nodes that `createPages` creates between builds, and updates pages whose imports have changed. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  for (const node of [...args.getNodesByType('Sidebar'), ...args.getNodesByType('SiteConfiguration')])
    args.actions.touchNode(node)
  return pending.add(content.updateImports(args, context))
}

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) =>
  ['Mdx', 'File'].includes((node as Node).internal.type)

/** Compiles MDX files to docs and posts, sample files to snippets, and components to live demos. */
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) =>
  pending.add(content.createNodes(args, context))

/** Creates the page of every doc and post, after sidebars, links, images and redirects are checked. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  await pending.settled()
  await errors.reportAuthorErrors(
    args.reporter,
    () => {
      context.issues.raise()
      pages.createSiteNodes(args, context)
    },
    context.isServing ? hosting.showError : undefined,
  )
  pages.createDocPages(args, context)
  pages.createPostPages(args, context)
  // In develop there is no build after which the index could be written.
  if (context.isDevelop) outputs.scheduleSearchIndex(args, context.root)
  else context.samples.dispose()
}

/** From here on `develop` serves: errors are shown over the page, and what was there before stays. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ getNodesByType }) => {
  if (!context.isDevelop) return
  context.isServing = true
  content.rememberNodes([...getNodesByType('Doc'), ...getNodesByType('BlogPost')], context)
}

/** What the site itself asks of webpack; `plugins/lean-build` asks for the rest. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = bundle.onCreateWebpackConfig

/** Writes what stands beside the pages: search, redirects and headers, Markdown, feeds, sitemap, cards, examples. */
export const onPostBuild: GatsbyNode['onPostBuild'] = (args) =>
  errors.reportAuthorErrors(args.reporter, async () => {
    const { root, settings } = context
    const warning = outputs.writeSearchIndex(args, root)
    if (warning !== null && settings.site.search.apiKey === null) args.reporter.warn(warning)
    const summaries = pages.pageSummaries(args)
    const routes = pages.allRoutes(summaries, root)
    const policy = hosting.readPolicy([...routes.map((route) => route.path), '/404.html'], root)
    hosting.writeHostFiles(routes, policy, context)
    await outputs.writeOutputs(args, summaries, context)
    const built = await outputs.buildExamples(root, settings.site.baseUrl)
    if (built.length > 0) args.reporter.info(`Built the examples: ${built.join(', ')}`)
    outputs.tidyOutput(path.join(root, 'public'))
  })
