/** GraphQL fields that docs and posts share. */
export const BODY_FIELDS = /* GraphQL */ `
    "Path of the MDX file from the repository's root."
    sourcePath: String!
    "The compiled body: a list of nodes as src/model/body.ts describes them, links resolved, path prefix added."
    body: JSON!
    "Pictures in the body."
    images: [BodyImage!]!
    "The live demos in the body."
    demos: [Demo!]!
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
`
