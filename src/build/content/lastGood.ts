import type { Node } from 'gatsby'

/** The fields of a `Doc` or `BlogPost` node. */
export type ContentFields = object & { sourcePath: string }

const fieldsByPath = new Map<string, ContentFields>()

/** What develop shows of a file while there is a mistake in it; `null` when it was never right. */
export const lastGood = (sourcePath: string): ContentFields | null => fieldsByPath.get(sourcePath) ?? null

/** Notes down how a file is when it is right; builds need no memory of it. */
export function keepGood(fields: ContentFields): void {
  if (process.env.NODE_ENV !== 'production') fieldsByPath.set(fields.sourcePath, fields)
}

/** Notes down every node that an earlier session left, since Gatsby does not show it to us again. */
export function keepNodes(nodes: readonly Node[]): void {
  for (const node of nodes) {
    const { id, parent, children, internal, ...fields } = node as Node & ContentFields
    if (!fieldsByPath.has(fields.sourcePath)) keepGood(fields)
  }
}
