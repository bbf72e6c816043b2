import type { CreatePagesArgs } from 'gatsby'

/** A `Doc` or `BlogPost` node as page creation needs it. */
export interface PageNode {
  id: string
  title: string
  description: string
  path: string
  sourcePath: string
  absolutePath: string
  rendering: 'DATA' | 'MODULE'
  compiled: string
  redirectFrom: string[]
  /** Picture for link previews, relative to the file. */
  image: string | null
  unlisted: boolean
  draft: boolean
}

/** A `Doc` node as page creation needs it. */
export interface DocNode extends PageNode {
  docId: string
  sidebarLabel: string
  paginationPrevious?: string | null
  paginationNext?: string | null
}

/** A `BlogPost` node as page creation needs it. */
export interface PostNode extends PageNode {
  date: string
  release: string | null
  releasedOn: string | null
  tags: string[]
}

/** A page without its compiled body: those of all pages together are large. */
export type Lean<Page extends PageNode> = Omit<Page, 'compiled'>

/** Every doc and post without its body, in the order of `gather`. */
export interface LeanPages {
  docs: Lean<DocNode>[]
  posts: Lean<PostNode>[]
}

/** A doc that this build leaves out, as far as others may name it. */
export type Draft = Pick<DocNode, 'docId' | 'path'>

/** Every doc and post, docs by id and posts newest first. */
export function gather({ getNodesByType }: Pick<CreatePagesArgs, 'getNodesByType'>): {
  docs: DocNode[]
  posts: PostNode[]
} {
  const docs = getNodesByType('Doc') as unknown as DocNode[]
  const posts = getNodesByType('BlogPost') as unknown as PostNode[]
  return inOrder(docs, posts)
}

function lean<Page extends PageNode>({ compiled, ...page }: Page): Lean<Page> {
  return page
}

/** Every doc and post without its body: all that is needed once the pages are built. */
export function gatherLean(args: Parameters<typeof gather>[0]): LeanPages {
  const { docs, posts } = gather(args)
  return { docs: docs.map(lean), posts: posts.map(lean) }
}

/** Docs by id and posts newest first. */
export function inOrder(docs: readonly DocNode[], posts: readonly PostNode[]) {
  return {
    docs: [...docs].sort((a, b) => (a.docId < b.docId ? -1 : 1)),
    posts: [...posts].sort(
      (a, b) => b.date.localeCompare(a.date) || (b.releasedOn ?? '').localeCompare(a.releasedOn ?? ''),
    ),
  }
}
