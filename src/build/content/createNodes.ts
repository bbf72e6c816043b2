import { existsSync } from 'node:fs'
import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby'
import { hasCurrentImports } from '../mdx'
import { posts } from './blog/post'
import { type BodyFields, compiledBodyOf, type FileNode } from './contentNode'
import { type BuildContext, loadSettings } from './context'
import { checkChangedFile, createContentNode } from './createContentNode'
import { createDemo } from './demos'
import { docs } from './docs/doc'
import { createSnippet } from './snippets'

/**
 * Creates docs and posts from MDX files, snippets from code samples, and live demos from components. Errors in them are
 * collected in `context.issues`.
 *
 * While `develop` serves, MDX files are also checked as `File` nodes: those with invalid YAML get no `Mdx` node.
 */
export async function createNodes(args: CreateNodeArgs, context: BuildContext): Promise<void> {
  if (args.node.internal.type !== 'File') {
    await createContentNode(args, docs, context)
    return createContentNode(args, posts, context)
  }
  const { sourceInstanceName, extension } = args.node as FileNode
  if (sourceInstanceName === 'settings') return context.isServing ? reloadSettings(context) : undefined
  if (/^(?:mdx?|markdown)$/i.test(extension) && context.isServing) {
    await checkChangedFile(args, docs, context)
    return checkChangedFile(args, posts, context)
  }
  await createDemo(args, context)
  await createSnippet(args, context)
  // Both are parts of pages: a snippet in a fence, and a drawing in a figure.
  if ((sourceInstanceName === 'snippets' || extension === 'svg') && context.isServing)
    await updateImports(args, context)
}

/** Reloads `content/*.ts`. Any of these files may cause an error, so they share an issue. */
async function reloadSettings(context: BuildContext): Promise<void> {
  await context.issues.collect('content', () => loadSettings(context))
}

/**
 * Updates the nodes of pages that import or include a file that has changed since they were compiled. Gatsby only
 * processes the page of a file that is a source itself.
 */
export async function updateImports(
  args: Pick<
    SourceNodesArgs,
    'getNodesByType' | 'getNode' | 'actions' | 'createNodeId' | 'createContentDigest'
  >,
  context: BuildContext,
): Promise<void> {
  for (const kind of [docs, posts]) {
    for (const page of args.getNodesByType(kind.type) as (Node & BodyFields)[]) {
      if (hasCurrentImports(compiledBodyOf(page), context.root)) continue
      const mdx = args.getNode(page.parent ?? '')
      if (mdx && existsSync(page.absolutePath))
        await createContentNode({ ...args, node: mdx }, kind as typeof docs, context)
    }
  }
}
