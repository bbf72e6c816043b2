/** GraphQL types of what the packages export. */
export const apiSchema = /* GraphQL */ `
  "Something that Craft.js exports, or that one gets from it, read from the declarations of the package."
  type ApiSymbol implements Node @dontInfer {
    "Such as Editor, or useEditor query for a part of what a hook answers."
    name: String!
    "component, hook, type, object or class."
    kind: String!
    "Package on npm."
    package: String!
    "Version of the package that was read."
    version: String!
    "Id of the doc that documents it."
    docId: String!
    "The doc that documents it."
    doc: Doc @link(from: "docId", by: "docId")
    "Its members in the order they are declared."
    members: [ApiMember!]!
  }

  "A prop, a method or a field of an ApiSymbol."
  type ApiMember @dontInfer {
    "As one writes it."
    name: String!
    "Name and type in one line, such as canvas?: boolean; long types are shown in outline."
    type: String!
    "Whether it may be left out."
    optional: Boolean!
    "Value when it is left out, if the package starts with one; null for functions and for no default."
    default: String
    "What the comments of the package say against its use; null when they say nothing."
    deprecated: String
  }
`
