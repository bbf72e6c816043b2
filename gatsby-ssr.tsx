import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { GatsbySSR } from 'gatsby'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import site from './content/site'
import { THEME_COLORS } from './src/model/outputs'
import { SCRIPTS_SLICE, SCRIPTS_SLICE_FILE } from './src/model/hydration'
import { contentSecurityPolicy } from './src/model/policy'
import { type Part, sharedStylesFirst } from './src/templates/documentParts'
import { blocksSheet, blocksStyle, demoSheet, demoStyle } from './src/theme/demo'
import { announcementStyle } from './src/theme/layout'
import { docSearchStyle } from './src/theme/search'
import { StructuredDataContext } from './src/theme/seo/MachineHead'
import { ServedSheetsContext } from './src/theme/ui'
import { playgroundSheet, playgroundStyle } from './src/playground/ui'
import { stateDoctorSheet, stateDoctorStyle } from './src/state-doctor'
import fontFile from './src/theme/styles/fonts/hanken-grotesk.woff2'
import headlineFont from './src/theme/styles/fonts/headline.sheet.css?inline'

export { wrapPageElement } from './src/templates/SiteLayout'

/** Style sheets that only some pages need, by URL. The server inlines them into those pages. */
const SHEETS = new Map([
  [demoSheet, demoStyle],
  [blocksSheet, blocksStyle],
  [playgroundSheet, playgroundStyle],
  [stateDoctorSheet, stateDoctorStyle],
])

/** Inlines a sheet into a page that needs it. `loadSheet` finds it by `data-href` and does not link it again. */
function inlineSheet(address: string) {
  const style = SHEETS.get(address)
  if (style === undefined)
    throw new Error(`A page uses ${address}, but SHEETS in gatsby-ssr.tsx does not list it. Add it there.`)
  return <style key={address} data-href={address} dangerouslySetInnerHTML={{ __html: style }} />
}

/**
 * Renders the page and its head in one tick.
 *
 * Helmet stores the head in a global, and Gatsby renders two pages at a time. With an `await` in between, one page
 * could end up with the head of another (docs/decisions/0003-head.md).
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = (page) => {
  const structuredData: ReactNode[] = []
  const addStructuredData = (json: string) =>
    void structuredData.push(
      <script key="data" type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />,
    )
  const sheets = new Set<string>()
  const html = renderToString(
    <StructuredDataContext.Provider value={addStructuredData}>
      <ServedSheetsContext.Provider value={sheets}>{page.bodyComponent}</ServedSheetsContext.Provider>
    </StructuredDataContext.Provider>,
  )
  const { htmlAttributes, bodyAttributes, title, meta, link } = Helmet.renderStatic()
  page.replaceBodyHTMLString(html)
  page.setHtmlAttributes(htmlAttributes.toComponent())
  page.setBodyAttributes(bodyAttributes.toComponent())
  page.setHeadComponents([...[title, meta, link].map((part) => part.toComponent()), ...structuredData])
  page.setHeadComponents([...sheets].map(inlineSheet))
  if (page.pathname === '/')
    page.setHeadComponents([
      <style key="headline" dangerouslySetInnerHTML={{ __html: headlineFont }} />,
      // Starts decoding the font now. Chromium otherwise decodes it during layout, and the first frames have no headline.
      <script
        key="decode"
        dangerouslySetInnerHTML={{ __html: "document.fonts.load('1em Hanken Headline')" }}
      />,
    ])
}

/** Adds the head elements of every page, and the live region for screen readers. */
export const onRenderBody: GatsbySSR['onRenderBody'] = (page) => {
  page.setHeadComponents([
    <link key="font" rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <link key="icon" rel="icon" href={`${__PATH_PREFIX__}/${site.favicon}`} sizes="32x32" />,
    <link key="icon-svg" rel="icon" href={__ICON__} type="image/svg+xml" />,
    <link key="icon-touch" rel="apple-touch-icon" href={`${__PATH_PREFIX__}/apple-touch-icon.png`} />,
    // With scripts, `beforeHydration/linkManifest` links it after the first paint.
    <noscript key="manifest">
      <link rel="manifest" href={`${__PATH_PREFIX__}/manifest.webmanifest`} />
    </noscript>,
    <link
      key="search"
      rel="search"
      href={`${__PATH_PREFIX__}/opensearch.xml`}
      type="application/opensearchdescription+xml"
      title={site.title}
    />,
    <meta key="theme-color" name="theme-color" content={THEME_COLORS.light} />,
    <script key="pre-paint" dangerouslySetInnerHTML={{ __html: __PRE_PAINT__ }} />,
    site.announcementBar && (
      <style
        key="announcement"
        dangerouslySetInnerHTML={{ __html: announcementStyle(site.announcementBar) }}
      />
    ),
  ])
  if (/^\/404(?:\.html|\/)?$/.test(page.pathname)) {
    page.setHeadComponents([<script key="redirects" src={`${__PATH_PREFIX__}/redirects.js`} />])
  }
  // Outside the container that React hydrates, since it may already contain a message.
  page.setPostBodyComponents([
    <div key="announcer" className="visually-hidden" id="announcer" role="status" />,
  ])
  if (page.pathname === '/')
    page.setPostBodyComponents([<script key="home" dangerouslySetInnerHTML={{ __html: __HOME__ }} />])
}

/** The CSP hash of an inline script or style. */
const hashOf = (source: string): string => `sha256-${createHash('sha256').update(source).digest('base64')}`

/** The CSP hashes of inline scripts or styles. JSON-LD is data and needs no hash. */
const hashesOf = (parts: readonly Part[], tag: string): string[] =>
  parts.flatMap(({ type, props }) => {
    const isPart = type === tag && props.type !== 'application/ld+json'
    const source = isPart && props.dangerouslySetInnerHTML?.__html
    return source ? [hashOf(source)] : []
  })

/**
 * The CSP hashes of Gatsby's inline scripts, for which `body` still contains a placeholder. Empty with
 * plugins/late-hydration, which has moved the placeholder into an inert template.
 *
 * The hashes are always current: rendering reads a file, so Gatsby renders every page again in the next build.
 */
function hashesOfGatsbyScripts(body: readonly Part[]): string[] {
  if (!body.some(({ props }) => props.sliceId === SCRIPTS_SLICE)) return []
  const html = readFileSync(SCRIPTS_SLICE_FILE, 'utf8')
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(([, source = '']) =>
    hashOf(source),
  )
}

/** Gatsby's own two style attributes: the focus wrapper's and the route announcer's. */
const STYLE_ATTRIBUTES = [
  'outline:none',
  'position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0',
].map(hashOf)

/** The styles of demos and of the search modal, which scripts may add to any page. */
const OCCASIONAL_STYLES = [demoStyle, docSearchStyle].map(hashOf)

/** Puts the content security policy first in the head. By now, plugins have changed head and body. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  if (process.env.NODE_ENV !== 'production') return
  const body = [page.getPreBodyComponents(), page.getPostBodyComponents()].flat() as Part[]
  const head = sharedStylesFirst([page.getHeadComponents()].flat() as Part[]).filter(
    ({ key }) => !key?.startsWith('generator'),
  )
  const policy = contentSecurityPolicy({
    scripts: [...hashesOf([...head, ...body], 'script'), ...hashesOfGatsbyScripts(body)],
    styles: [...new Set([...OCCASIONAL_STYLES, ...hashesOf(head, 'style')])],
    styleAttributes: STYLE_ATTRIBUTES,
    imageHosts: site.footer.badges.map((badge) => new URL(badge.src).origin),
    connectHosts: site.search.apiKey ? ['https://*.algolia.net', 'https://*.algolianet.com'] : [],
  })
  page.replaceHeadComponents([
    <meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />,
    ...head,
  ])
}
