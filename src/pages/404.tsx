import { graphql, type PageProps } from 'gatsby'
import site from '../../content/site'
import type { SiteConfig } from '../model/site'
import { PAGE_TITLES } from '../model/pages'
import { NotFound } from '../theme/error/NotFound'
import { PageHead } from '../theme/seo/PageHead'

export const query = graphql`
  query NotFoundPage {
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
const OTHER_PAGES = Object.entries(PAGE_TITLES)
  .filter(([path]) => path !== '/404.html')
  .map(([path, title]) => ({ path, title }))

const description = 'The Craft.js site has no page at this address. Here are its main pages.'

/** The footer's links to pages of this site. */
const pages = (site as SiteConfig).footer.columns
  .flatMap(({ items }) => items)
  .flatMap(({ label, to }) => (to === undefined ? [] : [{ label, href: to }]))

/** The page for any path that does not exist. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { allDoc, allBlogPost } = data
  return (
    <>
      <PageHead title={PAGE_TITLES['/404.html']} description={description} path="/404.html" unlisted />
      <NotFound pages={pages} known={[...OTHER_PAGES, ...allDoc.nodes, ...allBlogPost.nodes]} />
    </>
  )
}
