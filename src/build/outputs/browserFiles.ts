import { THEME_COLORS } from '../../model/outputs'
import { canonicalUrl, type Origin, withBase } from '../../model/url'

/** `manifest.webmanifest`: name, icons and colors of the installed site. */
export function webManifest(site: { tagline: string; baseUrl: string }): string {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: withBase(`/icon-${size}.png`, site.baseUrl),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    name: 'Craft.js documentation',
    short_name: 'Craft.js',
    description: site.tagline,
    lang: 'en',
    id: site.baseUrl,
    start_url: site.baseUrl,
    scope: site.baseUrl,
    display: 'browser',
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
    icons: [
      { src: withBase('/icon.svg', site.baseUrl), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(192, 'any'),
      icon(512, 'any'),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** `opensearch.xml`: lets browsers search the site from the address bar. */
export function searchDescription(site: Origin & { favicon: string }): string {
  const template = `${canonicalUrl(site, '/search')}?q={searchTerms}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Craft.js</ShortName>
  <Description>Search the Craft.js documentation</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/x-icon">${canonicalUrl(site, `/${site.favicon}`)}</Image>
  <Url type="text/html" template="${template}"/>
</OpenSearchDescription>
`
}
