/** GraphQL type of a live demo. */
export const demoSchema = /* GraphQL */ `
  "A live demo under content/demos: one component that is shown as code, as a picture and as a running editor."
  type Demo implements Node @dontInfer @childOf(types: ["File"]) {
    "Name of the file and of the component, such as Rules."
    name: String!
    "The HTML that the component renders on a server."
    html: String!
    "The highlighted code: one static element as src/model/body.ts describes it."
    code: JSON!
    "What the editor would save at its start: serialized nodes by id."
    saved: JSON!
  }
`
