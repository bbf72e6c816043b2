import type { CreateNodeArgs, Node } from 'gatsby'
import type { z } from 'zod'
import { compileFile } from '../mdx'
import { sourcePathOf, type FilePath } from './contentFiles'
import {
  type BodyFields,
  type ContentFields,
  type ContentKind,
  type FileNode,
  newNode,
  type PageFields,
} from './contentNode'
import type { BuildContext } from './context'
import type { SplitFile } from './frontMatter/readFrontMatter'
import { readPageFile } from './pageFile'

/**
 * The fields of the node for the page in `file`, including its compiled body. Throws an `AuthorError` for an error in the
 * body. The body of a draft is compiled only with `withDrafts`.
 */
export async function contentFields<Schema extends z.ZodType, Fields extends PageFields>(
  { frontMatter, body, lineOffset }: SplitFile<z.output<Schema>>,
  file: FilePath,
  kind: ContentKind<Schema, Fields>,
  { root, withDrafts }: { root: string; withDrafts: boolean },
): Promise<Fields & Partial<BodyFields>> {
  const path = sourcePathOf(file, kind)
  const fields = kind.fieldsOf(file.relativePath, frontMatter)
  if (fields.draft && !withDrafts) return fields
  const compiled = await compileFile(body, { root, path, lineOffset })
  return { ...fields, compiled: JSON.stringify(compiled), absolutePath: file.absolutePath }
}

/** The arguments of a Gatsby hook that are needed to create a node. `onCreateNode` and `sourceNodes` both have them. */
type NodeArgs = Pick<CreateNodeArgs, 'node' | 'getNode' | 'actions' | 'createNodeId' | 'createContentDigest'>

/**
 * Creates the node of `kind` for an `Mdx` node whose file is of that kind, except for a draft in a build.
 *
 * An error in the file is collected in `context.issues`. In develop, the node then keeps its last valid fields.
 */
export async function createContentNode<Schema extends z.ZodType, Fields extends PageFields>(
  args: NodeArgs,
  kind: ContentKind<Schema, Fields>,
  context: BuildContext,
): Promise<void> {
  const file = args.getNode(args.node.parent ?? '') as FileNode | undefined
  if (args.node.internal.type !== 'Mdx' || file?.sourceInstanceName !== kind.source) return
  const { root, isDevelop, issues, lastGood } = context
  const sourcePath = sourcePathOf(file, kind)
  const fields =
    (await issues.collect(sourcePath, async () => {
      const page = await readPageFile(file, kind)
      return contentFields(page, file, kind, { root, withDrafts: isDevelop })
    })) ?? lastGood.get(sourcePath)
  if (!fields) return
  if (isDevelop) lastGood.set(sourcePath, fields)
  if (fields.draft && !isDevelop) return
  const created = newNode(args, kind.type, sourcePath, fields, args.node.id)
  await args.actions.createNode(created)
  const child = args.getNode(created.id)
  if (child) args.actions.createParentChildLink({ parent: args.node, child })
}

/** Stores the nodes of an earlier develop session in `lastGood`. Gatsby does not create nodes for unchanged files again. */
export function rememberNodes(nodes: readonly Node[], { lastGood }: BuildContext): void {
  for (const node of nodes) {
    const { id, parent, children, internal, ...fields } = node as Node & ContentFields
    if (!lastGood.has(fields.sourcePath)) lastGood.set(fields.sourcePath, fields)
  }
}
