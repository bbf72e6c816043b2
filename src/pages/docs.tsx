import { graphql, type PageProps } from 'gatsby'
import { PAGE_TITLES } from '../model/pages'
import type { SidebarItem } from '../model/sidebar'
import { DocsOverview } from '../theme/doc'
import { PageHead } from '../theme/seo/PageHead'

export const query = graphql`
  query DocsPage {
    sidebar(sidebarId: { eq: "docs" }) {
      items
    }
  }
`

const lead =
  'Build an editor step by step, learn how Craft.js works, and look up every component, hook and type.'

/** Three entry points, and an overview of the sidebar's categories. */
export default function DocsPage({ data }: PageProps<Queries.DocsPageQuery>) {
  const { sidebar } = data
  if (!sidebar) return null
  return (
    <>
      <PageHead title={PAGE_TITLES['/docs']} description={lead} path="/docs" />
      <DocsOverview
        title={PAGE_TITLES['/docs']}
        lead={lead}
        sidebar={sidebar.items as unknown as SidebarItem[]}
      />
    </>
  )
}
