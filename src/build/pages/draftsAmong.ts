import type { CreatePagesArgs, Node } from 'gatsby'
import { docs } from '../content/docs'
import type { Draft } from './gather'

/** What gatsby-plugin-mdx knows of a file. */
interface MdxNode extends Node {
  frontmatter?: Record<string, unknown>
}

/** The docs of which no `Doc` node is made, since they are drafts and this is a build. */
export function draftsAmong({
  getNodesByType,
  getNode,
}: Pick<CreatePagesArgs, 'getNodesByType' | 'getNode'>): Draft[] {
  const made = new Set(getNodesByType('Doc').map(({ parent }) => parent))
  return (getNodesByType('Mdx') as MdxNode[]).flatMap(({ id, parent, frontmatter }) => {
    if (frontmatter?.draft !== true || made.has(id)) return []
    const file = getNode(parent ?? '') as { relativePath: string; sourceInstanceName: string } | undefined
    const read = docs.schema.safeParse(frontmatter)
    if (file?.sourceInstanceName !== docs.source || !read.success) return []
    const { docId, path } = docs.derive(file.relativePath, read.data)
    return [{ docId, path }]
  })
}
