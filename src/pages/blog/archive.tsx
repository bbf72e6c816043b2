import { graphql, type PageProps } from 'gatsby'
import { PAGE_TITLES } from '../../model/pages'
import { BlogArchive } from '../../theme/blog/BlogArchive'
import { PageHead } from '../../theme/seo/PageHead'

export const query = graphql`
  query BlogArchivePage {
    allBlogPost(
      filter: { unlisted: { eq: false } }
      sort: [{ date: DESC }, { releasedOn: DESC }, { path: ASC }]
    ) {
      nodes {
        title
        description
        path
        date
        release
        releasedOn
        tags
        draft
      }
    }
  }
`

const description =
  'All posts of the Craft.js blog by year: what each release changed, why it matters and how to use it.'

export default function BlogArchivePage({ data }: PageProps<Queries.BlogArchivePageQuery>) {
  const { allBlogPost } = data
  return (
    <>
      <PageHead
        kind="blog"
        title={PAGE_TITLES['/blog/archive']}
        description={description}
        path="/blog/archive"
      />
      <BlogArchive posts={allBlogPost.nodes} />
    </>
  )
}
