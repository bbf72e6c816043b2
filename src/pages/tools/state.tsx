import { PAGE_TITLES } from '../../model/pages'
import { PageHead } from '../../theme/seo/PageHead'
import { StateDoctor } from '../../state-doctor'

const description =
  'Find out why a saved page of Craft.js does not load, and fix it: in your browser, from JSON or however it is stored.'

/** The tool for saved pages. */
export default function State() {
  return (
    <>
      <PageHead title={PAGE_TITLES['/tools/state']} description={description} path="/tools/state" />
      <StateDoctor />
    </>
  )
}
