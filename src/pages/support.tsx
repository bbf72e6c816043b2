import { PAGE_TITLES } from '../model/pages'
import { PageHead } from '../theme/seo/PageHead'
import { SupportPage } from '../theme/support/SupportPage'

const description =
  'Where to get help with Craft.js, what to write into an issue, and how to support the project.'

/** Where to get help. */
export default function Support() {
  return (
    <>
      <PageHead title={PAGE_TITLES['/support']} description={description} path="/support" />
      <SupportPage />
    </>
  )
}
