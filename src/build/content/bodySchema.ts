/** GraphQL fields that docs and posts share. */
export const BODY_FIELDS = /* GraphQL */ `
    "Path of the MDX file from the repository's root."
    sourcePath: String!
    "How the body reaches the page."
    rendering: Rendering!
    "The compiled body: a list of nodes as src/model/body.ts describes them, links resolved, path prefix added."
    body: JSON!
    "Pictures in the body."
    images: [BodyImage!]!
    "The live demos in the body."
    demos: [Demo!]!
    "Links in the body that name docs."
    docLinks: [BodyLink!]!
`

/** GraphQL types that docs and posts share. */
export const bodySchema = /* GraphQL */ `
  "A picture in a body, under the name the author wrote."
  type BodyImage @dontInfer {
    "Path as written, relative to the MDX file."
    src: String!
    "The picture; ask its childImageSharp for sizes and formats."
    file: File!
    "Of an SVG or GIF, the file as it is published; null for what becomes other sizes and formats."
    plain: PlainPicture
  }

  "A picture that is served as it is."
  type PlainPicture @dontInfer {
    "Address, with the path prefix."
    src: String!
    "Its own width in pixels."
    width: Int!
    "Its own height in pixels."
    height: Int!
  }

  "A link in a body that names a doc, and where it leads."
  type BodyLink @dontInfer {
    "Doc id as written or as derived from a file path."
    docId: String!
    "Permalink of that doc without the path prefix."
    path: String!
  }

  "How a body reaches the page."
  enum Rendering {
    "As data, rendered by the one template."
    DATA
    "As a module of its own by gatsby-plugin-mdx, because it has import or export lines."
    MODULE
  }
`
