import { existsSync } from 'node:fs'
import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby'
import type { DemoRecord } from '../../model/body'
import { hasCurrentImports } from '../mdx'
import { posts } from './post'
import { checkFileName, sourcePathOf } from './contentFiles'
import { type BodyFields, compiledBodyOf, type FileNode } from './contentNode'
import { type BuildContext, loadSettings } from './context'
import { createContentNode } from './createContentNode'
import { createDemo, DEMOS, type RenderedDemo } from './demos'
import { docs } from './docs/doc'
import { createSnippet } from './snippets'

/**
 * Creates docs and posts from MDX files, snippets from code samples, and live demos from components. Errors in them are
 * collected in `context.issues`.
 */
export async function createNodes(args: CreateNodeArgs, context: BuildContext): Promise<void> {
  if (args.node.internal.type !== 'File') {
    await createContentNode(args, docs, context)
    return createContentNode(args, posts, context)
  }
  const { sourceInstanceName, extension } = args.node as FileNode
  if (sourceInstanceName === 'settings') return context.isServing ? reloadSettings(context) : undefined
  if (extension === 'mdx') return
  await createDemo(args, context)
  await createSnippet(args)
  // Pages and demos may import this file. Pages may also include it, as a snippet in a fence or as a drawing.
  if (!context.isServing) return
  await updateImports(args, context)
  const kind = [docs, posts].find(({ source }) => source === sourceInstanceName)
  const sourcePath = kind && sourcePathOf(args.node as FileNode, kind)
  if (sourcePath) await context.issues.collect(sourcePath, () => checkFileName(sourcePath))
}

/** Reloads `content/*.ts`. Any of these files may cause an error, so they share one entry in the issues. */
async function reloadSettings(context: BuildContext): Promise<void> {
  await context.issues.collect('content', () => loadSettings(context))
}

/**
 * Updates the nodes of pages and demos if a file that they import or include has changed since they were compiled. Also
 * updates those with an error, because the error may have been in such a file. Gatsby processes only the changed file.
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
      if (!context.issues.has(page.sourcePath) && hasCurrentImports(compiledBodyOf(page), context.root))
        continue
      const mdx = args.getNode(page.parent ?? '')
      if (mdx && existsSync(page.absolutePath))
        await createContentNode({ ...args, node: mdx }, kind as typeof docs, context)
    }
  }
  for (const demo of args.getNodesByType('Demo') as (Node & DemoRecord & RenderedDemo)[]) {
    const file = args.getNode(demo.parent ?? '')
    const isCurrent =
      !context.issues.has(`${DEMOS}/${demo.name}.tsx`) && hasCurrentImports(demo, context.root)
    if (file && !isCurrent) await createDemo({ ...args, node: file }, context)
  }
}
