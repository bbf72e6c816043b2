import type { CreatePagesArgs, Node } from 'gatsby'
import type { BodyFields, DocFields, PostFields } from '../content'

/** A `Doc` node. */
export type DocNode = DocFields & BodyFields & { id: string }

/** A `BlogPost` node. */
export type PostNode = PostFields & BodyFields & { id: string }

/** A page without its compiled body, because all bodies together are large. */
export type PageSummary<Page extends BodyFields = DocNode | PostNode> = Omit<Page, 'compiled'>

/** Every doc and post without its body, in the order of `allPages`. */
export interface PageSummaries {
  docs: PageSummary<DocNode>[]
  posts: PageSummary<PostNode>[]
}

type Nodes = Pick<CreatePagesArgs, 'getNodesByType'>

const ofType = <Found>({ getNodesByType }: Nodes, type: string) =>
  getNodesByType(type) as (Node & Found)[] as unknown as Found[]

/** Every doc and post, docs by id and posts newest first. */
export const allPages = (nodes: Nodes): { docs: DocNode[]; posts: PostNode[] } =>
  sortPages(ofType<DocNode>(nodes, 'Doc'), ofType<PostNode>(nodes, 'BlogPost'))

function summary<Page extends BodyFields>({ compiled, ...page }: Page): PageSummary<Page> {
  return page
}

/** Every doc and post without its body, which is not needed once the pages are built. */
export function pageSummaries(nodes: Nodes): PageSummaries {
  const { docs, posts } = allPages(nodes)
  return { docs: docs.map(summary), posts: posts.map(summary) }
}

/** Permalinks by doc id, and by the default id of the doc's file, which links to the file use. */
export const permalinksOf = (
  docs: readonly Pick<DocNode, 'docId' | 'path' | 'sourcePath'>[],
): ReadonlyMap<string, string> =>
  new Map([
    ...docs.map((doc) => [doc.sourcePath.replace(/^content\/docs\/|\.mdx$/g, ''), doc.path] as const),
    ...docs.map(({ docId, path }) => [docId, path] as const),
  ])

/** Sorts docs by id, and posts newest first. */
export function sortPages(docs: readonly DocNode[], posts: readonly PostNode[]) {
  return {
    docs: [...docs].sort((a, b) => (a.docId < b.docId ? -1 : 1)),
    posts: [...posts].sort(
      (a, b) => b.date.localeCompare(a.date) || (b.releasedOn ?? '').localeCompare(a.releasedOn ?? ''),
    ),
  }
}
