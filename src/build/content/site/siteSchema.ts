/** GraphQL types of the site configuration (docs/requirements.md §3). */
export const siteSchema = /* GraphQL */ `
  "What content/site.ts says, checked, with doc and sidebar ids turned into paths."
  type SiteConfiguration implements Node @dontInfer {
    "Name of the site, the second half of every page title."
    title: String!
    "One sentence that says what the framework is."
    tagline: String!
    "Origin the site is published at."
    url: String!
    "Path the site is published under, with a slash at both ends."
    baseUrl: String!
    "Path of the icon in static, without a leading slash."
    favicon: String!
    "What stands between page title and site title."
    titleDelimiter: String!
    "Version of the site itself, from package.json."
    version: String!
    "Version of @craftjs/core that the docs describe: the one that is installed."
    release: String!
    "The bar on top of every page."
    navbar: Navbar!
    "The end of every page."
    footer: Footer!
    "The record of the one documentation version."
    docsVersion: DocsVersion!
    "The notice above the navbar; null when there is none."
    announcementBar: AnnouncementBar
    "Where problems are reported; null when the site configuration names no repository."
    issuesUrl: String
    "What the search offers before the reader types."
    suggestedPages: [SiteLink!]!
    "The hosted search service; its values come from the environment."
    search: SearchService!
  }

  "The bar on top of every page."
  type Navbar @dontInfer {
    "Whether the bar leaves the screen while the reader scrolls down."
    hideOnScroll: Boolean!
    "Its entries, ready to be rendered."
    items: [NavbarItem!]!
  }

  "Kinds of navbar entries after resolving: doc and docSidebar have become links."
  enum NavbarItemType {
    "A link inside or outside the site."
    link
    "A button that opens a list of links."
    dropdown
    "The search button."
    search
    "The label of the documentation version."
    docsVersion
  }

  "Ends of the navbar."
  enum NavbarPosition {
    "Beside the site's name."
    left
    "At the far end."
    right
  }

  "One entry of the navbar."
  type NavbarItem @dontInfer {
    "Which kind it is, and so which fields are set."
    type: NavbarItemType!
    "Which end of the bar it stands at."
    position: NavbarPosition!
    "Text of a link, dropdown or version label."
    label: String
    "Path without the path prefix, or an absolute URL."
    href: String
    "Whether it leaves this site."
    external: Boolean
    "The link is shown active for any path under this one."
    activeBasePath: String
    "Links of a dropdown."
    items: [SiteLink!]
  }

  "A link ready to be rendered."
  type SiteLink @dontInfer {
    "Text of the link."
    label: String!
    "Path without the path prefix, or an absolute URL."
    href: String!
    "Whether it leaves this site."
    external: Boolean!
  }

  "The record of a documentation version."
  type DocsVersion @dontInfer {
    "Name that is stored as a reader's preference."
    name: String!
    "What readers see."
    label: String!
    "Path of the docs container."
    path: String!
    "The doc that the version label leads to."
    mainDocId: String!
    "Permalink of that doc, without the path prefix."
    mainDocPath: String!
    "Every doc of the version."
    docs: [DocsVersionDoc!]!
  }

  "A doc of a documentation version."
  type DocsVersionDoc @dontInfer {
    "Doc id."
    id: String!
    "Permalink without the path prefix."
    path: String!
    "Sidebar that lists it; null for none."
    sidebar: String
  }

  "A notice above the navbar that a reader can dismiss."
  type AnnouncementBar @dontInfer {
    "A new id shows a dismissed bar again."
    id: String!
    "Inline HTML."
    content: String!
    "CSS color."
    backgroundColor: String!
    "CSS color."
    textColor: String!
    "Whether readers can dismiss it."
    isCloseable: Boolean!
  }

  "The hosted search service; without a key the embedded index answers."
  type SearchService @dontInfer {
    "Application id."
    appId: String
    "Name of the index."
    indexName: String
    "Search-only key."
    apiKey: String
  }

  "The end of every page."
  type Footer @dontInfer {
    "Links to pages that no column leads to."
    links: [SiteLink!]!
    "Lists of links."
    columns: [FooterColumn!]!
    "The sentence about license and origin."
    notice: String!
    "Badge images from other hosts."
    badges: [Badge!]!
  }

  "One list of links in the footer."
  type FooterColumn @dontInfer {
    "Heading of the column."
    title: String!
    "Its links."
    items: [SiteLink!]!
  }

  "A badge image from another host, its size in CSS pixels."
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
