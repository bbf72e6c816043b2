import type { CreateNodeArgs } from 'gatsby'
import type { z } from 'zod'
import { compileFile } from '../mdx'
import { sampleInspector } from '../samples'
import { readContent, type ContentFile } from './contentNode'
import { keepGood, lastGood, type ContentFields } from './lastGood'
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
  const samples = sampleInspector(process.cwd())
  const { rendering, compiled } = await compileFile(body, { path: sourcePath, lineOffset, samples })
  return { ...derived, rendering, compiled: JSON.stringify(compiled), absolutePath: file.absolutePath }
}

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

  const sourcePath = `content/${kind.source}/${file.relativePath}`
  const read = await contentMistakes.during(sourcePath, () => fieldsOf(file, sourcePath, kind))
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
  const { relativePath, absolutePath, sourceInstanceName } = args.node as ContentFile
  if (sourceInstanceName !== kind.source) return
  const sourcePath = `content/${kind.source}/${relativePath}`
  const read = await contentMistakes.during(sourcePath, async () =>
    readFrontMatter(sourcePath, await readContent(absolutePath), kind.schema),
  )
  const fields = lastGood(sourcePath)
  if (read === null && fields) await store(args, kind.type, fields)
}
