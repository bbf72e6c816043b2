import { nodeFields } from '../frontMatter/nodeFields'
import type { DocFrontMatter } from './frontMatter'

/** What a doc's file name and front matter say: the fields of a `Doc` node beside its body. */
export type DocFields = ReturnType<typeof docFields>

/**
 * The fields of a doc from its path below `content/docs` and its front matter.
 *
 * The doc id is the path without its ending, with `id` in place of the file name; the permalink is `/docs/` and the doc
 * id, or `/docs` and `slug`.
 */
export function docFields(relativePath: string, { id, slug, ...frontMatter }: DocFrontMatter) {
  const segments = relativePath.replace(/\.mdx?$/, '').split('/')
  const docId = [...segments.slice(0, -1), id ?? segments.at(-1)].join('/')
  const sidebarLabel = frontMatter.sidebar_label ?? frontMatter.title
  return {
    ...nodeFields(frontMatter),
    docId,
    path: `/docs${slug?.replace(/\/+$/, '') ?? `/${docId}`}`,
    sidebarLabel,
    paginationLabel: frontMatter.pagination_label ?? sidebarLabel,
    /** Path from the repository's root. */
    sourcePath: `content/docs/${relativePath}`,
  }
}
