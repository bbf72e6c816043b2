/** GraphQL type of a code sample that stands in a file of its own. */
export const snippetSchema = /* GraphQL */ `
  "A sample under content/snippets: real code that the compiler checks with the rest of the project."
  type Snippet implements Node @dontInfer @childOf(types: ["File"]) {
    "File name, such as SaveButton.tsx."
    name: String!
    "The code as it stands in the file."
    code: String!
    "The highlighted code block: a list of nodes as src/model/body.ts describes them."
    body: JSON!
  }
`
