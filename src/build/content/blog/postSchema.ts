/** GraphQL type of a blog post. */
export const postSchema = /* GraphQL */ `
  "One article of the blog: an MDX file under content/blog."
  type BlogPost implements Node @dontInfer @childOf(types: ["Mdx"]) {
    "Last segment of the permalink."
    slug: String!
    "The h1 and the page title."
    title: String!
    "Summary for the archive, search engines and link previews."
    description: String!
    "Permalink without the path prefix."
    path: String!
    "The day the post was published."
    date: Date! @dateformat
    "The Craft.js release that the post is about."
    release: String
    "The day of that release."
    releasedOn: Date @dateformat
    "Words to filter the archive by."
    tags: [String!]!
    "Picture for link previews, from the front matter."
    image: File
    "Reachable by its link only: marked, kept out of the archive and of search engines."
    unlisted: Boolean!
    "Seen in develop only."
    draft: Boolean!
    "Old paths that lead here."
    redirectFrom: [String!]!
    "Path of the MDX file from the repository's root."
    sourcePath: String!
    "Where the file is edited; null when the site configuration names no repository."
    editUrl: String
    "Null for a file that is not committed, and in a shallow clone."
    lastUpdate: LastUpdate
    "Time to read it, at 220 words a minute, rounded up."
    readingMinutes: Int!
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
