import type { CreateNodeArgs, Node } from 'gatsby'
import type { z } from 'zod'
import { compileFile } from '../mdx'
import { readContent, sourcePathOf, type FilePath } from './contentFiles'
import type { BodyFields, ContentFields, ContentKind, FileNode, PageFields } from './contentNode'
import type { BuildContext } from './context'
import { readFrontMatter } from './frontMatter/readFrontMatter'

/**
 * The fields of the node for `file`, its compiled body among them. Throws an `AuthorError` for what is wrong in the file;
 * of a draft, only the front matter is read unless `withDrafts`.
 */
export async function contentFields<Schema extends z.ZodType, Fields extends PageFields>(
  file: FilePath,
  kind: ContentKind<Schema, Fields>,
  { root, samples, withDrafts }: Pick<BuildContext, 'root' | 'samples'> & { withDrafts: boolean },
): Promise<Fields & Partial<BodyFields>> {
  const path = sourcePathOf(file, kind)
  const text = await readContent(file.absolutePath, path)
  const { frontMatter, body, lineOffset } = readFrontMatter(path, text, kind.schema)
  const fields = kind.fieldsOf(file.relativePath, frontMatter)
  if (fields.draft && !withDrafts) return fields
  const { rendering, compiled } = await compileFile(body, { root, path, lineOffset, samples })
  return { ...fields, rendering, compiled: JSON.stringify(compiled), absolutePath: file.absolutePath }
}

/** Puts `fields` into the store, as a child of `args.node`. */
async function store(
  { node, getNode, actions, createNodeId, createContentDigest }: CreateNodeArgs,
  type: string,
  fields: Pick<PageFields, 'sourcePath' | 'path'>,
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
 * Makes a node of our own type from an `Mdx` node whose file belongs to `kind`. In a build a draft becomes a node
 * without its text, so that a link to it is named.
 *
 * An error in the file is kept in `context.issues`; in develop the node is then as it was when the file was right.
 */
export async function createContentNode<Schema extends z.ZodType, Fields extends PageFields>(
  args: CreateNodeArgs,
  kind: ContentKind<Schema, Fields>,
  context: BuildContext,
): Promise<void> {
  const file = args.getNode(args.node.parent ?? '') as FileNode | undefined
  if (args.node.internal.type !== 'Mdx' || file?.sourceInstanceName !== kind.source) return
  const { root, samples, isDevelop, issues, lastGood } = context
  const sourcePath = sourcePathOf(file, kind)
  const fields =
    (await issues.collect(sourcePath, () =>
      contentFields(file, kind, { root, samples, withDrafts: isDevelop }),
    )) ?? lastGood.get(sourcePath)
  if (!fields) return
  if (isDevelop) lastGood.set(sourcePath, fields)
  if (!fields.draft || isDevelop) return store(args, kind.type, fields)
  const { docId, path } = fields
  const known = { docId, path, sourcePath }
  if (kind.draftType) await store(args, kind.draftType, known)
}

/**
 * Looks at a changed MDX file itself while `develop` serves: of one whose front matter does not parse, no `Mdx` node is
 * made, and Gatsby has removed what hung on the old one. Then the node is put back as it was.
 */
export async function checkChangedFile<Schema extends z.ZodType, Fields extends PageFields>(
  args: CreateNodeArgs,
  kind: ContentKind<Schema, Fields>,
  { issues, lastGood }: BuildContext,
): Promise<void> {
  const file = args.node as FileNode
  if (file.sourceInstanceName !== kind.source) return
  const sourcePath = sourcePathOf(file, kind)
  const read = await issues.collect(sourcePath, async () =>
    readFrontMatter(sourcePath, await readContent(file.absolutePath, sourcePath), kind.schema),
  )
  const fields = lastGood.get(sourcePath)
  if (read === null && fields) await store(args, kind.type, fields)
}

/** Notes down the nodes that an earlier session of develop left: Gatsby makes none of files that did not change. */
export function rememberNodes(nodes: readonly Node[], { lastGood }: BuildContext): void {
  for (const node of nodes) {
    const { id, parent, children, internal, ...fields } = node as Node & ContentFields
    if (!lastGood.has(fields.sourcePath)) lastGood.set(fields.sourcePath, fields)
  }
}
