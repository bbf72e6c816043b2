import type { DocFrontMatter } from './frontMatter'

/** What a doc's file name and front matter already say: the plain fields of the `Doc` node. */
export interface DerivedDoc {
  docId: string
  title: string
  description: string
  path: string
  sidebarLabel: string
  paginationLabel: string
  /** A doc id, `null` for none, `undefined` for what the sidebar says. */
  paginationPrevious: string | null | undefined
  paginationNext: string | null | undefined
  keywords: string[]
  image: string | null
  unlisted: boolean
  draft: boolean
  hideTableOfContents: boolean
  redirectFrom: string[]
  /** Path from the repository's root. */
  sourcePath: string
}

/**
 * Derives a doc from its path below `content/docs` and its front matter.
 *
 * The doc id is the path without its ending, with `id` in place of the file name; the permalink is `/docs/` and the
 * doc id, or `/docs` and `slug`.
 */
export function deriveDoc(relativePath: string, frontMatter: DocFrontMatter): DerivedDoc {
  const segments = relativePath.replace(/\.mdx?$/, '').split('/')
  const docId = [...segments.slice(0, -1), frontMatter.id ?? segments.at(-1)].join('/')
  const sidebarLabel = frontMatter.sidebar_label ?? frontMatter.title
  return {
    docId,
    title: frontMatter.title,
    description: frontMatter.description,
    path: `/docs${frontMatter.slug?.replace(/\/+$/, '') ?? `/${docId}`}`,
    sidebarLabel,
    paginationLabel: frontMatter.pagination_label ?? sidebarLabel,
    paginationPrevious: frontMatter.pagination_prev,
    paginationNext: frontMatter.pagination_next,
    keywords: frontMatter.keywords,
    image: frontMatter.image ?? null,
    unlisted: frontMatter.unlisted,
    draft: frontMatter.draft,
    hideTableOfContents: frontMatter.hide_table_of_contents,
    redirectFrom: frontMatter.redirect_from,
    sourcePath: `content/docs/${relativePath}`,
  }
}
