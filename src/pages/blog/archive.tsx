import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../../theme/seo'

export const query = graphql`
  query BlogarchivePage {
    siteConfiguration {
      ...SiteHead
    }
  }
`

export default function BlogarchivePage({
  data: { siteConfiguration },
}: PageProps<Queries.BlogarchivePageQuery>) {
  if (!siteConfiguration) return null
  return (
    <>
      <PageHead
        site={siteConfiguration}
        title="Blog archive"
        description="Blog archive"
        path="/blog/archive"
      />
      <h1>Blog archive</h1>
    </>
  )
}
