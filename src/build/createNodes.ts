import type { CreateNodeArgs } from 'gatsby'
import { posts } from './content/blog'
import { checkChangedFile, type ContentFile, createContentNode } from './content'
import { createDemo } from './content/demos'
import { docs } from './content/docs'
import { orPanic, serves } from './errors/fail'
import { readSettings } from './content/settings'
import { checkSiteConfig } from './content/site'
import { createSnippet } from './content/snippets'

/**
 * Turns MDX files into docs and posts, sample files into snippets, and components into live demos.
 *
 * While `develop` serves, MDX files are looked at themselves: no `Mdx` node is made of one whose YAML is wrong.
 */
export async function createNodes(args: CreateNodeArgs): Promise<void> {
  if (args.node.internal.type === 'File') {
    const file = args.node as unknown as ContentFile
    if (serves() && file.sourceInstanceName === 'settings')
      return orPanic(
        args.reporter,
        () => readSettings(process.cwd(), ({ site }) => checkSiteConfig(site)),
        'settings',
      )
    if (!serves() || file.extension !== 'mdx') {
      await createDemo(args)
      return createSnippet(args)
    }
    await checkChangedFile(args, docs)
    return checkChangedFile(args, posts)
  }
  await createContentNode(args, docs)
  await createContentNode(args, posts)
}
