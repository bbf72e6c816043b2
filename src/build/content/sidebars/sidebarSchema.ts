/** GraphQL types of the sidebars. */
export const sidebarSchema = /* GraphQL */ `
  "A named list of docs from content/sidebars.ts, with ids turned into links."
  type Sidebar implements Node @dontInfer {
    "Its key in content/sidebars.ts."
    sidebarId: String!
    "Its entries in reading order."
    items: [SidebarItem!]!
  }

  "Kinds of sidebar entries."
  enum SidebarItemType {
    "A link to a doc."
    link
    "A named group of entries, at most three levels deep."
    category
  }

  "One entry of a sidebar."
  type SidebarItem @dontInfer {
    "Which kind it is, and so which fields are set."
    type: SidebarItemType!
    "Text of a link."
    title: String
    "Permalink of a link, without the path prefix."
    path: String
    "Doc that a link leads to."
    docId: String
    "Name of a category."
    label: String
    "Entries of a category."
    items: [SidebarItem!]
  }
`
