/** GraphQL types of the footer. */
export const footerSchema = /* GraphQL */ `
  "The end of every page."
  type Footer @dontInfer {
    "Lists of links."
    columns: [FooterColumn!]!
    "The sentence about license and origin."
    notice: String!
    "Small pictures served by somebody else."
    badges: [Badge!]!
  }

  "One list of links in the footer."
  type FooterColumn @dontInfer {
    "Heading of the column."
    title: String!
    "Its links."
    items: [SiteLink!]!
  }

  "A small picture served by somebody else, its size in CSS pixels."
  type Badge @dontInfer {
    "What it says, in words."
    alt: String!
    "Address of the picture."
    src: String!
    "Where it leads."
    href: String!
    "Width in CSS pixels."
    width: Int!
    "Height in CSS pixels."
    height: Int!
  }
`
