import path from 'node:path'
import type { GatsbyNode, Node, Reporter } from 'gatsby'
import { emitter } from 'gatsby/dist/redux'
import { onCreateWebpackConfig } from './bundle'
import {
  buildContext,
  checkFrontMatter,
  checkSiteConfig,
  createNodes,
  distrustData,
  docs,
  dropStaleData,
  pendingNodes,
  posts,
  rememberNodes,
  resolvers,
  schema,
} from './content'
import { onceServed, showError } from './develop'
import { ERROR_MAP, reportAuthorErrors } from './errors'
import { examplesBuilt, readPolicy, writeHostFiles } from './hosting'
import { preparePages } from './mdx/samples'
import { writeOutputs } from './outputs'
import { buildExamples } from './outputs/examples'
import { removeOutputOnFailure, tidyOutput } from './outputs/finishOutput'
import { writeSearchIndex, writeSearchIndexSoon } from './outputs/search'
import { allRoutes, createContentPages, createSiteNodes, pageSummaries } from './pages'

/** What this process works with. */
const context = buildContext(process.cwd())

/** Tells the reporter how an author's errors look. */
export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) =>
  (reporter.setErrorMap as (errors: object) => void)(ERROR_MAP)

/** Before Gatsby reads what it kept: other code may have made that, or develop, which shows drafts. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter, store }) => {
  const { root, settings, isDevelop } = context
  if (!isDevelop) {
    const { baseUrl } = settings.site
    const { program } = store.getState() as { program: { prefixPaths?: boolean } }
    if (baseUrl !== '/' && !program.prefixPaths)
      reporter.panic({
        id: 'author-error',
        context: {
          message: `content/site.ts sets baseUrl to "${baseUrl}", and Gatsby was not told to use it.\n\nRun: npx gatsby build --prefix-paths`,
        },
      })
    removeOutputOnFailure(path.join(root, 'public'))
  }
  if (dropStaleData(root, isDevelop ? 'develop' : 'build'))
    reporter.info(
      'Data of the last run is made anew: other code made it, another command, or a failed build.',
    )
}

/** Checks the site configuration and all front matter before anything is read; after it Gatsby makes its workers. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) =>
  reportAuthorErrors(reporter, async () => {
    const { root, settings, issues, samples } = context
    checkSiteConfig(settings.site, root)
    await checkFrontMatter(root, [docs, posts], issues)
    if (!samples) return
    await preparePages(root, samples)
    samples.rest()
  })

/** Declares our GraphQL types, described field by field for GraphiQL. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(schema)
}

/** Computes the fields that depend on other nodes or on git. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add, pathPrefix }) =>
  (add as (types: object) => void)(resolvers({ pathPrefix, ...context.history }))

/** Keeps the nodes that `createPages` makes from being collected between two runs. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  for (const node of [...args.getNodesByType('Sidebar'), ...args.getNodesByType('SiteConfiguration')])
    args.actions.touchNode(node)
}

/** Files and what is made of them concern us, nothing else. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) =>
  ['Mdx', 'File'].includes((node as Node).internal.type)

const pending = pendingNodes()

/** Turns files into the nodes of the site. */
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => pending.add(createNodes(args, context))

/** Writes the records of the search; `npm run export-records` reads them too, for a service. */
function searchIndex(args: Parameters<typeof writeSearchIndex>[0] & { reporter: Reporter }): void {
  const advice = writeSearchIndex(args, context.root)
  if (advice !== null && context.settings.site.search.apiKey === null) args.reporter.warn(advice)
}

/** Creates the pages, after everything that could make them wrong is checked. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  await pending.settled()
  await reportAuthorErrors(
    args.reporter,
    () => {
      try {
        context.issues.raise()
      } catch (error) {
        distrustData(context.root)
        throw error
      }
      createSiteNodes(args, context)
    },
    context.isServing ? showError : undefined,
  )
  createContentPages(args, context)
  // In develop there is no build after which the index could be written.
  if (context.isDevelop) writeSearchIndexSoon(args, context.root)
  else context.samples?.forget()
}

/** From here on `develop` serves. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ getNodesByType }) => {
  if (!context.isDevelop) return
  context.isServing = true
  onceServed(emitter, 15_000, () => void examplesBuilt(context.root))
  rememberNodes([...getNodesByType('Doc'), ...getNodesByType('BlogPost')], context)
}

/** Writes what stands beside the pages. */
export const onPostBuild: GatsbyNode['onPostBuild'] = (args) =>
  reportAuthorErrors(args.reporter, async () => {
    searchIndex(args)
    const { root, settings } = context
    const pages = pageSummaries(args)
    const routes = allRoutes(pages, root)
    const policy = readPolicy([...routes.map((route) => route.path), '/404.html'], root)
    writeHostFiles(routes, policy, context)
    await writeOutputs(args, pages, context)
    const built = await buildExamples(root, settings.site.baseUrl)
    if (built.length > 0) args.reporter.info(`Built the examples: ${built.join(', ')}`)
    tidyOutput(path.join(root, 'public'))
  })

export { onCreateWebpackConfig }
