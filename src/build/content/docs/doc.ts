import { BODY_FIELDS } from '../bodyResolvers'
import { addressSegments } from '../contentFiles'
import type { ContentKind } from '../contentNode'
import { graphqlFields, nodeFields } from '../frontMatter/nodeFields'
import { DocFrontMatter } from './frontMatter'

/** Fields of a `Doc` node that follow from file name and front matter. */
export type DocFields = ReturnType<typeof docFields>

/**
 * The fields of a doc with this path in `content/docs`.
 *
 * The doc id is the address of the file, with `id` in place of its last segment. The permalink is `/docs/` and the doc id,
 * or `/docs` and `slug`. An `index` in `content/docs` itself would be `/docs`, which another page has.
 */
export function docFields(relativePath: string, { id, slug, ...frontMatter }: DocFrontMatter) {
  const docId = addressSegments(relativePath, id).join('/')
  const address = docId === 'index' ? '' : `/${docId}`
  const sidebarLabel = frontMatter.sidebar_label ?? frontMatter.title
  return {
    ...nodeFields(frontMatter),
    docId,
    path: `/docs${slug?.replace(/\/+$/, '') ?? address}`,
    sidebarLabel,
    paginationLabel: frontMatter.pagination_label ?? sidebarLabel,
    /** Path from the repository's root. */
    sourcePath: `content/docs/${relativePath}`,
  }
}

/** MDX and Markdown files in `content/docs` become `Doc` nodes. */
export const docs: ContentKind<typeof DocFrontMatter, DocFields> = {
  type: 'Doc',
  source: 'docs',
  schema: DocFrontMatter,
  fieldsOf: docFields,
}

/** Front matter fields whose GraphQL type does not follow from their schema; `null` for those that only the build uses. */
const TYPES = {
  id: null,
  slug: null,
  sidebar_label: 'String!',
  image: 'File',
  pagination_label: null,
  pagination_prev: null,
  pagination_next: null,
}

/** GraphQL type of a documentation page. */
export const docSchema = /* GraphQL */ `
  "One page of documentation: an MDX or Markdown file under content/docs, with everything its page shows."
  type Doc implements Node @dontInfer @childOf(types: ["Mdx"]) {
    "Path below content/docs without the ending; sidebars, links and front matter name a doc by it."
    docId: String!
    "Permalink without the path prefix, such as /docs/concepts/nodes."
    path: String!
    ${graphqlFields(DocFrontMatter, TYPES)}
    "Everything that its page shows, as DocPage in src/model/pages.ts describes it."
    page: JSON!
    "Id of the sidebar that lists it; null for a page that is routed and not listed."
    sidebar: String
    ${BODY_FIELDS}
  }
`
