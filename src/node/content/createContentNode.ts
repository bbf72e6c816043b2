import type { CreateNodeArgs } from 'gatsby'
import type { z } from 'zod'
import { compileFile } from '../mdx'
import { readContent, type ContentFile } from './contentNode'
import { readFrontMatter } from './readFrontMatter'

/** One kind of node made of MDX files: where they lie, what their front matter says, what is derived from it. */
export interface ContentKind<Schema extends z.ZodType, Derived> {
  /** Name of the GraphQL type. */
  type: string
  /** Folder below `content`, and the name of its filesystem source. */
  source: string
  schema: Schema
  derive(relativePath: string, frontMatter: z.output<Schema>): Derived
}

/**
 * Makes a node of our own type from an `Mdx` node whose file belongs to `kind`; drafts are left out of builds.
 *
 * Throws an `AuthorError` for a file that does not fit.
 */
export async function createContentNode<
  Schema extends z.ZodType,
  Derived extends { draft: boolean; sourcePath: string },
>(
  { node, getNode, actions, createNodeId, createContentDigest }: CreateNodeArgs,
  kind: ContentKind<Schema, Derived>,
): Promise<void> {
  const file = getNode(node.parent ?? '') as ContentFile | undefined
  if (node.internal.type !== 'Mdx' || file?.sourceInstanceName !== kind.source) return

  const sourcePath = `content/${kind.source}/${file.relativePath}`
  const text = await readContent(file.absolutePath)
  const { frontMatter, body, lineOffset } = readFrontMatter(sourcePath, text, kind.schema)
  const derived = kind.derive(file.relativePath, frontMatter)
  if (derived.draft && process.env.NODE_ENV === 'production') return

  const { rendering, compiled } = await compileFile(body, { path: sourcePath, lineOffset })
  const fields = {
    ...derived,
    rendering,
    compiled: JSON.stringify(compiled),
    absolutePath: file.absolutePath,
  }
  const id = createNodeId(`${node.id} >>> ${kind.type}`)
  await actions.createNode({
    ...fields,
    id,
    parent: node.id,
    children: [],
    internal: { type: kind.type, contentDigest: createContentDigest(fields) },
  })
  const child = getNode(id)
  if (child) actions.createParentChildLink({ parent: node, child })
}
