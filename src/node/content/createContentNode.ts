import type { CreateNodeArgs } from 'gatsby'
import type { z } from 'zod'
import { compileFile } from '../mdx'
import { readContent, type ContentFile } from './contentNode'
import { contentMistakes } from './mistakes'
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

/** Everything a kind's files have in common. */
type Derivable = { draft: boolean; sourcePath: string }

/** The fields of the node for `file`; `undefined` for a draft in a build. Throws an `AuthorError`. */
async function fieldsOf<Schema extends z.ZodType, Derived extends Derivable>(
  file: ContentFile,
  sourcePath: string,
  kind: ContentKind<Schema, Derived>,
) {
  const text = await readContent(file.absolutePath)
  const { frontMatter, body, lineOffset } = readFrontMatter(sourcePath, text, kind.schema)
  const derived = kind.derive(file.relativePath, frontMatter)
  if (derived.draft && process.env.NODE_ENV === 'production') return undefined
  const { rendering, compiled } = await compileFile(body, { path: sourcePath, lineOffset })
  return { ...derived, rendering, compiled: JSON.stringify(compiled), absolutePath: file.absolutePath }
}

/** What develop shows of a file while there is a mistake in it. */
const lastGood = new Map<string, object>()

/**
 * Makes a node of our own type from an `Mdx` node whose file belongs to `kind`; drafts are left out of builds.
 *
 * A mistake in the file is kept in `contentMistakes`; then the node is as it was before, if it was.
 */
export async function createContentNode<Schema extends z.ZodType, Derived extends Derivable>(
  { node, getNode, actions, createNodeId, createContentDigest }: CreateNodeArgs,
  kind: ContentKind<Schema, Derived>,
): Promise<void> {
  const file = getNode(node.parent ?? '') as ContentFile | undefined
  if (node.internal.type !== 'Mdx' || file?.sourceInstanceName !== kind.source) return

  const sourcePath = `content/${kind.source}/${file.relativePath}`
  const read = await contentMistakes.during(sourcePath, () => fieldsOf(file, sourcePath, kind))
  const fields = read === null ? lastGood.get(sourcePath) : read
  if (fields === undefined) return
  if (process.env.NODE_ENV !== 'production') lastGood.set(sourcePath, fields)

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
