import { canonicalUrl, type Origin } from '../../model/url'

/** `opensearch.xml`: lets browsers search the site from the address bar. */
export function searchDescription(site: Origin): string {
  const template = `${canonicalUrl(site, '/search')}?q={searchTerms}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Craft.js</ShortName>
  <Description>Search the Craft.js documentation</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/x-icon">${canonicalUrl(site, '/favicon.ico')}</Image>
  <Url type="text/html" template="${template}"/>
</OpenSearchDescription>
`
}
