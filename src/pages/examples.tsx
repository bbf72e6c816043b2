import { graphql, type PageProps } from 'gatsby'
import { PAGE_TITLES } from '../model/pages'
import { ExamplesPage } from '../theme/examples/ExamplesPage'
import { PageHead } from '../theme/seo/PageHead'

export const query = graphql`
  query ExamplesPage {
    stills: allFile(
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
  'Three page editors made with Craft.js, to try in the browser and to read as source: a full one, one with a server, and the small one of the tutorial.'

/** The list of the example editors, which are an app of their own below it. */
export default function Examples({ data: { stills } }: PageProps<Queries.ExamplesPageQuery>) {
  const pictures = Object.fromEntries(
    stills.nodes.map(({ name, publicURL }) => [name, publicURL ?? undefined]),
  )
  return (
    <>
      <PageHead title={PAGE_TITLES['/examples']} description={description} path="/examples" />
      <ExamplesPage pictures={pictures} />
    </>
  )
}
