import { Helmet } from 'react-helmet'
import site from '../../../content/site'
import manifest from '../../../package.json'
import { fullTitle } from '../../model/site'
import { pageUrl } from '../../model/url'
import { MachineHead, type PageHeadProps } from './MachineHead'

/** The head of a page: the part for browsers and, on the server, the part for crawlers. */
export function PageHead(props: PageHeadProps) {
  const { title, description, path, keywords = [], unlisted = false } = props
  return (
    <>
      <Helmet htmlAttributes={{ lang: 'en' }} defer={false}>
        <title>{fullTitle(title, site)}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={pageUrl(site, path)} />
        <meta name="version" content={manifest.version} />
        {keywords.length > 0 ? <meta name="keywords" content={keywords.join(', ')} /> : null}
        {unlisted ? <meta name="robots" content="noindex" /> : null}
      </Helmet>
      {/* Machines read the served HTML. The condition is a literal, so the bundler drops the component for browsers. */}
      {process.env.BUILD_STAGE === 'build-javascript' ? null : <MachineHead {...props} />}
    </>
  )
}
