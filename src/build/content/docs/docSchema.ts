/** GraphQL type of a page of documentation. */
export const docSchema = /* GraphQL */ `
  "One page of documentation: an MDX file under content/docs, with everything its page shows."
  type Doc implements Node @dontInfer @childOf(types: ["Mdx"]) {
    "Path below content/docs without the ending; sidebars, links and front matter name a doc by it."
    docId: String!
    "The h1 and the page title."
    title: String!
    "One or two sentences for search engines and link previews."
    description: String!
    "Permalink without the path prefix, such as /docs/concepts/nodes."
    path: String!
    "Text of its link in a sidebar."
    sidebarLabel: String!
    "Words that readers search for and the text does not say."
    keywords: [String!]!
    "Picture for link previews, from the front matter."
    image: File
    "Reachable by its link only: marked, and kept out of search engines."
    unlisted: Boolean!
    "Seen in develop only."
    draft: Boolean!
    "Whether the page leaves out its table of contents."
    hideTableOfContents: Boolean!
    "Old paths that lead here."
    redirectFrom: [String!]!
    "Path of the MDX file from the repository's root."
    sourcePath: String!
    "Where the file is edited; null when the site configuration names no repository."
    editUrl: String
    "Form for a new issue about the page, filled in; null when the site configuration names no repository."
    feedbackUrl: String
    "Null for a file that is not committed, and in a shallow clone."
    lastUpdate: LastUpdate
    "Labels of the sidebar categories around it, outermost first."
    breadcrumbs: [String!]!
    "The page before it in the sidebar, or the one its front matter names."
    previous: PageLink
    "The page after it in the sidebar, or the one its front matter names."
    next: PageLink
    "Id of the sidebar that lists it; null for a page that is routed and not listed."
    sidebar: String
    "How the body reaches the page."
    rendering: Rendering!
    "The compiled body: a list of nodes as src/model/body.ts describes them, links resolved, path prefix added."
    body: JSON!
    "Headings of level 2 and 3, in order."
    tableOfContents: [Heading!]!
    "Every heading of the body in order."
    headings: [Heading!]!
    "Pictures in the body."
    images: [BodyImage!]!
    "The live demos in the body."
    demos: [Demo!]!
    "Links in the body that name docs."
    docLinks: [BodyLink!]!
    "Words of prose, code left out."
    words: Int!
  }
`
