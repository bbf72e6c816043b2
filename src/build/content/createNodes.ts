import type { CreateNodeArgs } from 'gatsby'
import { posts } from './blog'
import type { FileNode } from './contentNode'
import type { BuildContext } from './context'
import { checkChangedFile, createContentNode } from './createContentNode'
import { createDemo } from './demos'
import { docs } from './docs'
import { readSettings } from './settings'
import { checkSiteConfig } from './site'
import { createSnippet } from './snippets'

/**
 * Turns MDX files into docs and posts, sample files into snippets, and components into live demos. Errors in them are
 * kept in `context.issues`.
 *
 * While `develop` serves, MDX files are looked at themselves: no `Mdx` node is made of one whose YAML is wrong.
 */
export async function createNodes(args: CreateNodeArgs, context: BuildContext): Promise<void> {
  if (args.node.internal.type !== 'File') {
    await createContentNode(args, docs, context)
    return createContentNode(args, posts, context)
  }
  const { sourceInstanceName, extension } = args.node as FileNode
  if (sourceInstanceName === 'settings') return context.isServing ? rereadSettings(context) : undefined
  if (extension === 'mdx' && context.isServing) {
    await checkChangedFile(args, docs, context)
    return checkChangedFile(args, posts, context)
  }
  await createDemo(args, context)
  return createSnippet(args, context)
}

/** One of `content/*.ts` has changed: each of them may be the one that is wrong, so that they share an issue. */
async function rereadSettings(context: BuildContext): Promise<void> {
  const read = await context.issues.collect('content', () => {
    const settings = readSettings(context.root)
    checkSiteConfig(settings.site, context.root)
    return settings
  })
  if (read) context.settings = read
}
