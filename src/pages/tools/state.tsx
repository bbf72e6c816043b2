import { PAGE_TITLES } from '../../model/pages'
import { PageHead } from '../../theme/seo/PageHead'
import { StateDoctor } from '../../state-doctor'

const description =
  'Find out why a saved Craft.js page does not load, and fix it in your browser. Paste JSON, or the page as you store it.'

/** The State Doctor, which inspects and fixes saved pages. */
export default function State() {
  return (
    <>
      <PageHead title={PAGE_TITLES['/tools/state']} description={description} path="/tools/state" />
      <StateDoctor />
    </>
  )
}
