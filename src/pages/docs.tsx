import { graphql, type PageProps } from 'gatsby'
import { PAGE_TITLES } from '../model/pageTitles'
import { DocsOverview } from '../theme/doc'
import { PageHead } from '../theme/seo'
import { sidebarItems } from '../templates/siteConfiguration'

export const query = graphql`
  query DocsPage {
    siteConfiguration {
      ...SiteHead
    }
    sidebar(sidebarId: { eq: "docs" }) {
      ...SidebarTree
    }
    allDoc(filter: { sidebar: { eq: "docs" } }, sort: { docId: ASC }) {
      nodes {
        docId
        description
      }
    }
  }
`

const lead =
  'Build an editor step by step, learn how Craft.js works, and look up every component, hook and type.'

/** Where to start, and an overview of the sidebar's categories. */
export default function DocsPage({ data }: PageProps<Queries.DocsPageQuery>) {
  const { siteConfiguration, sidebar, allDoc } = data
  if (!siteConfiguration || !sidebar) return null
  return (
    <>
      <PageHead site={siteConfiguration} title={PAGE_TITLES['/docs']} description={lead} path="/docs" />
      <DocsOverview
        title={PAGE_TITLES['/docs']}
        lead={lead}
        sidebar={sidebarItems(sidebar.items)}
        descriptions={new Map(allDoc.nodes.map((doc) => [doc.docId, doc.description]))}
      />
    </>
  )
}
