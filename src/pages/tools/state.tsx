import { graphql, type PageProps } from 'gatsby'
import { PAGE_TITLES } from '../../model/pageTitles'
import { PageHead } from '../../theme/seo'
import { StateDoctor } from '../../theme/state-doctor'

export const query = graphql`
  query StateDoctorPage {
    siteConfiguration {
      ...SiteHead
    }
  }
`

const description =
  'Find out why a saved page of Craft.js does not load, and repair it: in your browser, from JSON or however it is stored.'

/** The tool for saved pages. */
export default function State({ data: { siteConfiguration } }: PageProps<Queries.StateDoctorPageQuery>) {
  if (!siteConfiguration) return null
  return (
    <>
      <PageHead
        site={siteConfiguration}
        title={PAGE_TITLES['/tools/state']}
        description={description}
        path="/tools/state"
      />
      <StateDoctor />
    </>
  )
}
