import { PAGE_TITLES } from '../model/pages'
import { PageHead } from '../theme/seo/PageHead'
import { SupportPage } from '../theme/pages/SupportPage'

const description =
  'Where to get help with Craft.js, what to include in an issue, and how to support the project.'

/** Places to get help, and ways to support the project. */
export default function Support() {
  return (
    <>
      <PageHead title={PAGE_TITLES['/support']} description={description} path="/support" />
      <SupportPage />
    </>
  )
}
