import { BODY_FIELDS } from '../bodyResolvers'
import { addressSegments } from '../contentFiles'
import type { ContentKind } from '../contentNode'
import { graphqlFields, nodeFields } from '../frontMatter/nodeFields'
import { DocFrontMatter } from './frontMatter'

/** Fields of a `Doc` node that are derived from its file name and front matter. */
export type DocFields = ReturnType<typeof docFields>

/**
 * The fields of a doc with this path in `content/docs`.
 *
 * The doc id is the address of the file; `id` in its front matter replaces the last segment. The permalink is `/docs/`
 * followed by the doc id, or `/docs` followed by `slug`. An `index` directly in `content/docs` would get `/docs`, the path
 * of another page.
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

/** MDX files in `content/docs` become `Doc` nodes. */
export const docs: ContentKind<typeof DocFrontMatter, DocFields> = {
  type: 'Doc',
  source: 'docs',
  schema: DocFrontMatter,
  fieldsOf: docFields,
}

/** GraphQL types of front matter fields that cannot be derived from the schema; `null` for fields that only the build uses. */
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
  "One page of documentation: an MDX file under content/docs, with everything its page shows."
  type Doc implements Node @dontInfer @childOf(types: ["Mdx"]) {
    "Path below content/docs without the extension. Sidebars, links and front matter refer to a doc by this id."
    docId: String!
    "Permalink without the path prefix, such as /docs/concepts/nodes."
    path: String!
    ${graphqlFields(DocFrontMatter, TYPES)}
    "Everything that its page shows around the body. Its type is DocPage in src/model/pages.ts."
    page: JSON!
    "Id of the sidebar that lists the doc; null for a doc that no sidebar lists."
    sidebar: String
    ${BODY_FIELDS}
  }
`
