import type { CreateNodeArgs } from 'gatsby'
import type { z } from 'zod'
import { contentFields, sourcePathOf, type ContentKind, type Derivable } from './contentFields'
import { readContent, type ContentFile } from './contentNode'
import { keepGood, lastGood, type ContentFields } from './lastGood'
import { contentMistakes } from './mistakes'
import { readFrontMatter } from './readFrontMatter'

/** Puts `fields` into the store, as a child of `args.node`. */
async function store(
  { node, getNode, actions, createNodeId, createContentDigest }: CreateNodeArgs,
  type: string,
  fields: ContentFields,
): Promise<void> {
  const id = createNodeId(`${type} ${fields.sourcePath}`)
  await actions.createNode({
    ...fields,
    id,
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  })
  const child = getNode(id)
  if (child) actions.createParentChildLink({ parent: node, child })
}

/**
 * Makes a node of our own type from an `Mdx` node whose file belongs to `kind`; drafts are left out of builds.
 *
 * A mistake in the file is kept in `contentMistakes`; in develop the node is then as it was when the file was right.
 */
export async function createContentNode<Schema extends z.ZodType, Derived extends Derivable>(
  args: CreateNodeArgs,
  kind: ContentKind<Schema, Derived>,
): Promise<void> {
  const file = args.getNode(args.node.parent ?? '') as ContentFile | undefined
  if (args.node.internal.type !== 'Mdx' || file?.sourceInstanceName !== kind.source) return

  const sourcePath = sourcePathOf(file, kind)
  const wantsDrafts = process.env.NODE_ENV !== 'production'
  const read = await contentMistakes.during(sourcePath, () => contentFields(file, kind, wantsDrafts))
  const fields = read === null ? lastGood(sourcePath) : read
  if (!fields) return
  keepGood(fields)
  await store(args, kind.type, fields)
}

/**
 * Looks at a changed file itself while `develop` serves: of one whose front matter does not parse, no `Mdx` node is
 * made, and Gatsby has removed what hung on the old one. Then the node is put back as it was.
 */
export async function checkChangedFile<Schema extends z.ZodType, Derived extends Derivable>(
  args: CreateNodeArgs,
  kind: ContentKind<Schema, Derived>,
): Promise<void> {
  const file = args.node as ContentFile
  if (file.sourceInstanceName !== kind.source) return
  const sourcePath = sourcePathOf(file, kind)
  const read = await contentMistakes.during(sourcePath, async () =>
    readFrontMatter(sourcePath, await readContent(file.absolutePath), kind.schema),
  )
  const fields = lastGood(sourcePath)
  if (read === null && fields) await store(args, kind.type, fields)
}
