import { graphql, type PageProps } from 'gatsby'
import { PAGE_TITLES } from '../model/pages'
import { ExamplesPage } from '../theme/pages/ExamplesPage'
import { PageHead } from '../theme/seo/PageHead'

export const query = graphql`
  query ExamplesPage {
    posters: allFile(
      filter: { sourceInstanceName: { eq: "pictures" }, name: { regex: "/-desk-/" } }
      sort: { name: ASC }
    ) {
      nodes {
        name
        publicURL
      }
    }
  }
`

const description =
  'Three page editors built with Craft.js, to try in your browser, with source code: a full one, one with a server, and the small one from the tutorial.'

/** The list of example editors. The editors themselves are a separate app, at paths below `/examples`. */
export default function Examples({ data: { posters } }: PageProps<Queries.ExamplesPageQuery>) {
  const pictures = Object.fromEntries(
    posters.nodes.map(({ name, publicURL }) => [name, publicURL ?? undefined]),
  )
  return (
    <>
      <PageHead title={PAGE_TITLES['/examples']} description={description} path="/examples" />
      <ExamplesPage pictures={pictures} />
    </>
  )
}
