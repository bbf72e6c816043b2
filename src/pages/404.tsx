import { graphql, type PageProps } from 'gatsby'
import { PAGE_TITLES } from '../model/pageTitles'
import { NotFound } from '../theme/error'
import { PageHead } from '../theme/seo'

export const query = graphql`
  query NotFoundPage {
    siteConfiguration {
      ...SiteHead
      footer {
        columns {
          items {
            label
            href
            external
          }
        }
      }
    }
    allDoc(filter: { unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        title
        path
      }
    }
    allBlogPost(filter: { unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        title
        path
      }
    }
  }
`

/** Pages that are neither docs nor posts. */
const OTHER_PAGES = [
  { title: 'Craft.js', path: '/' },
  { title: 'Documentation', path: '/docs' },
  { title: 'Blog', path: '/blog/archive' },
  { title: 'Search', path: '/search' },
  { title: 'Support', path: '/support' },
  { title: 'Examples', path: '/examples/' },
]

const description = 'There is no page at this address of the Craft.js site. Here are the main pages instead.'

/** The not-found page, for any path without a page. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { siteConfiguration, allDoc, allBlogPost } = data
  if (!siteConfiguration) return null
  const pages = siteConfiguration.footer.columns
    .flatMap(({ items }) => items)
    .filter((link) => !link.external)
  return (
    <>
      <PageHead
        site={siteConfiguration}
        title={PAGE_TITLES['/404.html']}
        description={description}
        path="/404.html"
        unlisted
      />
      <NotFound pages={pages} known={[...OTHER_PAGES, ...allDoc.nodes, ...allBlogPost.nodes]} />
    </>
  )
}
