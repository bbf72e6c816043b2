/**
 * What other generators cost with the same words: the 21 docs of Craft.js 0.2 as each of them publishes them, with
 * navbar, sidebar, contents, dark mode, highlighting and edit links. Measured on 2026-11-20 and 21 on four cores that
 * other work shared: bytes are exact; of times the ratios count, and the smallest value is the most honest one.
 *
 * Versions: @astrojs/starlight 0.42.4 with astro 7.3.5 (Node 22.23.3); vitepress 1.6.4 with its local search;
 * @docusaurus/core and preset-classic 3.10.2 with @docusaurus/faster (rspack) and React 19.3.1; nextra 4.6.1 with
 * next 15.5.29. "plain HTML" is the output of marked 16 with 659 bytes of CSS. Lighthouse 13.5.0, Chromium of Debian 12.
 */
export const peers = ['plain HTML', 'Starlight', 'VitePress', 'Docusaurus', 'Nextra'] as const

export type Peer = (typeof peers)[number]

/** What comes before any interaction at a width of 412 px, in kB after brotli, pictures not counted. */
export interface PeerWeight {
  html: number
  css: number
  js: number
  fonts: number
  total: number
}

/** A page that all of them have. */
export interface PeerPage {
  weights: Partial<Record<Peer, PeerWeight>>
  /** Lighthouse on a phone: largest contentful paint and total blocking time in milliseconds, the best of the runs. */
  paints: Partial<Record<Peer, { performance: number; lcp: number; tbt: number }>>
}

const weight = (html: number, css: number, js: number, fonts: number, total: number): PeerWeight => ({
  html,
  css,
  js,
  fonts,
  total,
})
const paint = (performance: number, lcp: number, tbt: number) => ({ performance, lcp, tbt })

/** By site path. A total may hold favicons and data besides. */
export const peerPages: Readonly<Record<string, PeerPage>> = {
  '/docs/overview': {
    weights: {
      'plain HTML': weight(2.0, 0.3, 0, 0, 2.3),
      Starlight: weight(8.4, 14.1, 24.9, 0, 47.4),
      VitePress: weight(5.7, 17.5, 54.7, 66.2, 144.1),
      Docusaurus: weight(6.6, 18.8, 151.9, 0, 177.3),
      Nextra: weight(13.3, 10.9, 169.3, 0, 197.2),
    },
    paints: {
      'plain HTML': paint(100, 902, 0),
      Starlight: paint(100, 1208, 0),
      VitePress: paint(87, 2059, 163),
      Docusaurus: paint(91, 2098, 332),
      Nextra: paint(93, 2283, 231),
    },
  },
  '/docs/guides/basic-tutorial': {
    weights: {
      'plain HTML': weight(7.8, 0.3, 0, 0, 8.1),
      Starlight: weight(20.4, 14.1, 24.9, 0, 59.4),
      VitePress: weight(13.7, 17.5, 56.4, 66.2, 153.8),
      Docusaurus: weight(16.3, 18.8, 158.7, 0, 193.8),
      Nextra: weight(41.9, 10.9, 169.3, 0, 232.0),
    },
    paints: {
      'plain HTML': paint(100, 909, 0),
      Starlight: paint(63, 8482, 505),
      VitePress: paint(48, 8945, 570),
      Docusaurus: paint(76, 1156, 1235),
      Nextra: paint(77, 2235, 968),
    },
  },
}

/** Click on a link of the sidebar to the new h1, warm, in milliseconds; `document` marks full loads. */
export const peerClicks: Readonly<Partial<Record<Peer, { median: number; best: number; by: string }>>> = {
  'plain HTML': { median: 220, best: 168, by: 'document' },
  Starlight: { median: 192, best: 152, by: 'document' },
  VitePress: { median: 175, best: 101, by: 'router' },
  Docusaurus: { median: 84, best: 38, by: 'router' },
  Nextra: { median: 104, best: 67, by: 'router' },
}

/** Builds of the 21 docs, pictures not converted: user and system time in seconds, the better of two runs. */
export const peerBuilds: Readonly<Partial<Record<Peer, { cold: number; warm: number | null }>>> = {
  Starlight: { cold: 12, warm: 8.5 },
  VitePress: { cold: 21, warm: 21.4 },
  Docusaurus: { cold: 18, warm: 8 },
  Nextra: { cold: 188, warm: null },
}
