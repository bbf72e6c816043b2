import { BODY_FIELDS } from '../bodySchema'
import { graphqlFields } from '../frontMatter/nodeFields'
import { DocFrontMatter } from './frontMatter'

/** Fields of the front matter that are more than what is written, or that only the build reads. */
const TYPES = {
  id: null,
  slug: null,
  sidebar_label: 'String!',
  image: 'File',
  pagination_label: null,
  pagination_prev: null,
  pagination_next: null,
}

/** GraphQL type of a page of documentation. */
export const docSchema = /* GraphQL */ `
  "One page of documentation: an MDX file under content/docs, with everything its page shows."
  type Doc implements Node @dontInfer @childOf(types: ["Mdx"]) {
    "Path below content/docs without the ending; sidebars, links and front matter name a doc by it."
    docId: String!
    "Permalink without the path prefix, such as /docs/concepts/nodes."
    path: String!
    ${graphqlFields(DocFrontMatter, TYPES)}
    "Everything that its page shows, as DocPage in src/model/doc.ts describes it."
    page: JSON!
    "Form for a new issue about the page, filled in; null when the site configuration names no repository."
    feedbackUrl: String
    "Labels of the sidebar categories around it, outermost first."
    breadcrumbs: [String!]!
    "The page before it in the sidebar, or the one its front matter names."
    previous: PageLink
    "The page after it in the sidebar, or the one its front matter names."
    next: PageLink
    "Id of the sidebar that lists it; null for a page that is routed and not listed."
    sidebar: String
    ${BODY_FIELDS}
  }

  "A doc that this build leaves out because it is a draft: what a link to it needs, and no word of its text."
  type DraftDoc implements Node @dontInfer @childOf(types: ["Mdx"]) {
    "Its doc id."
    docId: String!
    "The permalink it will have, without the path prefix."
    path: String!
  }
`
