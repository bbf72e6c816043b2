import { graphql, type PageProps } from 'gatsby'
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
  }
`

const description = 'There is no page at this address of the Craft.js site. Here are the main pages instead.'

/** The not-found page, for any path that is no page (spec §2). */
export default function NotFoundPage({ data: { siteConfiguration } }: PageProps<Queries.NotFoundPageQuery>) {
  if (!siteConfiguration) return null
  const pages = siteConfiguration.footer.columns
    .flatMap(({ items }) => items)
    .filter((link) => !link.external)
  return (
    <>
      <PageHead
        site={siteConfiguration}
        title="Page not found"
        description={description}
        path="/404.html"
        unlisted
      />
      <NotFound pages={pages} />
    </>
  )
}
