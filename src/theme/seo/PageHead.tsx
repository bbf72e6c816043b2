import { Helmet } from 'react-helmet'
import { canonicalUrl } from '../../model/url'
import { MachineHead } from './MachineHead'
import type { PageHeadProps } from './pageHeadProps'
import { titleOf } from './titleOf'

/** Everything that a page says about itself in its head. */
export function PageHead(props: PageHeadProps) {
  const { site, title, description, path, keywords = [], unlisted = false } = props
  return (
    <>
      <Helmet htmlAttributes={{ lang: 'en' }} defer={false}>
        <title>{titleOf(title, site.title, site.titleDelimiter)}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={canonicalUrl(site, path)} />
        <meta name="version" content={site.version} />
        {keywords.length > 0 ? <meta name="keywords" content={keywords.join(', ')} /> : null}
        {unlisted ? <meta name="robots" content="noindex" /> : null}
        {props.children}
      </Helmet>
      {/* Machines read what the server renders. Asked just here, so that the bundler sees what browsers never draw. */}
      {process.env.BUILD_STAGE === 'build-javascript' ? null : <MachineHead {...props} />}
    </>
  )
}
