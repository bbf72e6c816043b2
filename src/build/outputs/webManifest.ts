import { THEME_COLORS } from '../../model/outputs'
import { withBase } from '../../model/url'

/** `manifest.webmanifest`: how the site looks among the applications of a device. */
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
