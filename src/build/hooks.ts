import path from 'node:path'
import type { GatsbyNode, Node } from 'gatsby'
import { bundle, content, errors, hosting, outputs, pages, playground } from '.'

/** The state of this run: root, settings, git history, and errors in files. */
const context = content.buildContext(process.cwd())

/** Nodes that are being created, which pages wait for. */
const pending = content.pendingNodes()

/** Makes Gatsby print author errors without a stack trace. */
export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) =>
  (reporter.setErrorMap as (errors: object) => void)(errors.ERROR_MAP)

/** Drops data that other code created, and data of `develop`, which contains drafts. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter, store }) => {
  const { root, isDevelop } = context
  if (!isDevelop) {
    outputs.removeOutputOnFailure(path.join(root, 'public'))
    outputs.restoreSlices(root)
  }
  if (content.dropStaleData(root, isDevelop ? 'develop' : 'build')) {
    // As after a change in package.json, Gatsby drops its cache, and the state that it has read from the cache.
    store.dispatch({ type: 'DELETE_CACHE' })
    reporter.info(
      'Gatsby’s cache was cleared: the code or its folder changed, another command wrote it, or the last build failed.',
    )
  }
}

/** Reads the settings, and checks settings and front matter before Gatsby sources files. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter, store }) =>
  errors.reportAuthorErrors(reporter, async () => {
    const { isDevelop, issues } = context
    await pages.withAllIssues(context, async () => {
      await content.loadSettings(context)
      await content.checkFrontMatter(context, [content.docs, content.posts])
      issues.raise()
    })
    const { program } = store.getState() as { program: { prefixPaths?: boolean } }
    if (!isDevelop) content.checkPathPrefix(context.settings.site.baseUrl, program.prefixPaths)
  })

/** Declares the types Doc, BlogPost, Snippet, Demo, Sidebar and SiteLinks. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(content.schema)
}

/** Adds the fields that depend on other nodes or on git, including `page`, which has everything that a page shows. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add, pathPrefix }) =>
  (add as (types: object) => void)(content.resolvers({ pathPrefix, ...context.history }))

/** Keeps the nodes that `createPages` creates between builds, and updates pages whose imports have changed. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  for (const node of [...args.getNodesByType('Sidebar'), ...args.getNodesByType('SiteLinks')])
    args.actions.touchNode(node)
  return pending.add(content.updateImports(args, context))
}

/** Limits `onCreateNode` to files and MDX. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) =>
  ['Mdx', 'File'].includes((node as Node).internal.type)

/** Creates docs and posts from MDX, snippets from code samples, and live demos from components. */
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) =>
  pending.add(content.createNodes(args, context))

/** Checks sidebars, links, images and redirects, and creates the page of every doc and post. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  await pending.settled()
  await errors.reportAuthorErrors(
    args.reporter,
    async () => {
      await pages.withAllIssues(context, context.issues.raise)
      pages.createSiteNodes(args, context)
    },
    context.isServing ? hosting.showError : undefined,
  )
  pages.createDocPages(args, context)
  pages.createPostPages(args, context)
  // `onPostBuild` does not run in develop.
  if (context.isDevelop) outputs.scheduleOutputs(args, context.root)
}

/** From now on, `develop` serves pages: errors appear in an overlay, and pages keep their last valid version. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ getNodesByType }) => {
  if (!context.isDevelop) return
  context.isServing = true
  content.rememberNodes([...getNodesByType('Doc'), ...getNodesByType('BlogPost')], context)
}

/** Linked style sheets, live demos, inlined scripts and Trusted Types. Other changes are in plugins/lean-build. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = bundle.onCreateWebpackConfig

/** Writes everything except pages: search index, host files (redirects, headers), Markdown, feeds, sitemap, examples. */
export const onPostBuild: GatsbyNode['onPostBuild'] = (args) =>
  errors.reportAuthorErrors(args.reporter, async () => {
    const { root, settings } = context
    outputs.writeSearchIndex(args, root, settings.site.search.apiKey === null)
    const summaries = pages.pageSummaries(args)
    const routes = pages.allRoutes(summaries, root)
    await hosting.writeHostFiles(routes, context)
    await outputs.writeOutputs(args, summaries, context)
    await outputs.writePackages(root)
    outputs.writeStarters(args, root)
    await playground.writePlayground(args, root)
    await outputs.buildExamples(root, settings.site)
    outputs.checkOutputs(path.join(root, 'public'))
    outputs.tidyOutput(path.join(root, 'public'), args.getNodesByType('File'))
    outputs.hideSlices(root)
  })
