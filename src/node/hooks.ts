import type { GatsbyNode, Node } from 'gatsby'
import site from '../../content/site'
import { postResolvers, postSchema, posts } from './blog'
import { onCreateWebpackConfig } from './bundling'
import { bodySchema, createContentNode } from './content'
import { docResolvers, docSchema, docs } from './docs'
import { orPanic } from './fail'
import { writeHostFiles } from './hosting'
import { allRoutes, createAllPages } from './pages'
import { createSnippet, snippetSchema } from './samples'
import { sidebarSchema } from './sidebars'
import { checkSiteConfig, footerSchema, siteSchema } from './site'

/** Checks the site configuration before anything is read. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) =>
  orPanic(reporter, () => void checkSiteConfig(site))

/** Declares our GraphQL types, described field by field for GraphiQL. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([
    bodySchema,
    docSchema,
    postSchema,
    sidebarSchema,
    siteSchema,
    footerSchema,
    snippetSchema,
  ])
}

/** Computes the fields that depend on other nodes or on git. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add, pathPrefix }) => {
  const resolvers = { Doc: docResolvers(pathPrefix), BlogPost: postResolvers(pathPrefix) }
  ;(add as (resolvers: object) => void)(resolvers)
}

/** Keeps the nodes that `createPages` makes from being collected between two runs. */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, getNodesByType }) => {
  for (const node of [...getNodesByType('Sidebar'), ...getNodesByType('SiteConfiguration')])
    actions.touchNode(node)
}

/** Files and what is made of them concern us, nothing else. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) =>
  ['Mdx', 'File'].includes((node as Node).internal.type)

/** Turns MDX files into docs and posts, and sample files into snippets. */
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) =>
  orPanic(args.reporter, async () => {
    await createContentNode(args, docs)
    await createContentNode(args, posts)
    await createSnippet(args)
  })

/** Creates the pages, after everything that could make them wrong is checked. */
export const createPages: GatsbyNode['createPages'] = (args) =>
  orPanic(args.reporter, () => createAllPages(args))

/** Writes what stands beside the pages. */
export const onPostBuild: GatsbyNode['onPostBuild'] = (args) =>
  orPanic(args.reporter, () => writeHostFiles(allRoutes(args, process.cwd()), process.cwd()))

export { onCreateWebpackConfig }
