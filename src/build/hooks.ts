import path from 'node:path'
import type { GatsbyNode, Node, Reporter } from 'gatsby'
import { emitter } from 'gatsby/dist/redux'
import { allResolvers } from './allResolvers'
import { postSchema, posts } from './content/blog'
import { onCreateWebpackConfig } from './bundle'
import { bodySchema, checkFrontMatter, contentMistakes, keepNodes } from './content'
import { createNodes } from './createNodes'
import { distrustData, dropStaleData } from './content/staleData'
import { demoSchema } from './content/demos'
import { onceServed } from './develop'
import { pendingNodes } from './content/pendingNodes'
import { docSchema, docs } from './content/docs'
import { ERRORS, orPanic, serveDespiteMistakes, serves } from './errors/fail'
import { examplesBuilt, readPolicy, writeHostFiles } from './hosting'
import { isDeveloped } from './isDeveloped'
import { writeOutputs } from './outputs'
import { buildExamples } from './outputs/examples'
import { removeOutputOnFailure, tidyOutput } from './outputs/finishOutput'
import { allRoutes, createContentPages, createSiteNodes, gatherLean } from './pages'
import { preparePages, sampleInspector } from './mdx/samples'
import { writeSearchIndex, writeSearchIndexSoon } from './outputs/search'
import { settings } from './content/settings'
import { sidebarSchema } from './content/sidebars'
import { checkSiteConfig, footerSchema, siteSchema } from './content/site'
import { snippetSchema } from './content/snippets'

/** Tells the reporter how mistakes look. */
export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) =>
  (reporter.setErrorMap as (errors: object) => void)(ERRORS)

/** Before Gatsby reads what it kept: other code may have made that, or develop, which shows drafts. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter, store }) => {
  const root = process.cwd()
  const command = isDeveloped() ? 'develop' : 'build'
  if (command === 'build') {
    const { baseUrl } = settings().site
    const { program } = store.getState() as { program: { prefixPaths?: boolean } }
    if (baseUrl !== '/' && !program.prefixPaths)
      reporter.panic({
        id: 'mistake',
        context: {
          words: `content/site.ts sets baseUrl to "${baseUrl}", and Gatsby was not told to use it.\n\nRun: npx gatsby build --prefix-paths`,
        },
      })
    removeOutputOnFailure(path.join(root, 'public'))
  }
  if (dropStaleData(root, command))
    reporter.info(
      'Data of the last run is made anew: other code made it, another command, or a failed build.',
    )
}

/** Checks the site configuration and all front matter before anything is read; after it Gatsby makes its workers. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) =>
  orPanic(reporter, async () => {
    checkSiteConfig(settings().site)
    await checkFrontMatter(process.cwd(), [docs, posts], contentMistakes)
    if (isDeveloped()) return
    const inspector = sampleInspector(process.cwd())
    await preparePages(process.cwd(), inspector)
    inspector.rest()
  })

/** Declares our GraphQL types, described field by field for GraphiQL. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([
    bodySchema,
    demoSchema,
    docSchema,
    postSchema,
    sidebarSchema,
    siteSchema,
    footerSchema,
    snippetSchema,
  ])
}

/** Computes the fields that depend on other nodes or on git. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add, pathPrefix }) =>
  (add as (resolvers: object) => void)(allResolvers(pathPrefix))

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
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => pending.add(createNodes(args))

/** Writes the records of the search; `npm run export-records` reads them too, for a service. */
function searchIndex(args: Parameters<typeof writeSearchIndex>[0] & { reporter: Reporter }): void {
  const advice = writeSearchIndex(args, process.cwd())
  if (advice !== null && settings().site.search.apiKey === null) args.reporter.warn(advice)
}

/** Creates the pages, after everything that could make them wrong is checked. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  await pending.settled()
  await orPanic(
    args.reporter,
    () => {
      try {
        contentMistakes.raise()
      } catch (mistake) {
        distrustData(process.cwd())
        throw mistake
      }
      createSiteNodes(args)
    },
    'content',
  )
  createContentPages(args)
  // In develop there is no build after which the index could be written.
  if (isDeveloped()) writeSearchIndexSoon(args, process.cwd())
  else sampleInspector(process.cwd()).forget()
}

/** From here on `develop` serves. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ getNodesByType }) => {
  serveDespiteMistakes()
  if (!serves()) return
  onceServed(emitter, 15_000, () => void examplesBuilt(process.cwd()))
  keepNodes([...getNodesByType('Doc'), ...getNodesByType('BlogPost')])
}

/** Writes what stands beside the pages. */
export const onPostBuild: GatsbyNode['onPostBuild'] = (args) =>
  orPanic(args.reporter, async () => {
    searchIndex(args)
    const root = process.cwd()
    const pages = gatherLean(args)
    const routes = allRoutes(pages, root)
    const policy = readPolicy([...routes.map((route) => route.path), '/404.html'], root)
    writeHostFiles(routes, policy, root)
    await writeOutputs(args, pages, root)
    const built = await buildExamples(root, settings().site.baseUrl)
    if (built.length > 0) args.reporter.info(`Built the examples: ${built.join(', ')}`)
    tidyOutput(path.join(root, 'public'))
  })

export { onCreateWebpackConfig }
