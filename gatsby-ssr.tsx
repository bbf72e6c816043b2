import { createHash } from 'node:crypto'
import type { GatsbySSR } from 'gatsby'
import { cloneElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import site from './content/site'
import { THEME_COLORS } from './src/model/outputs'
import { contentSecurityPolicy } from './src/model/policy'
import { pagePath } from './src/templates/pagePath'
import { Shell } from './src/templates/Shell'
import { announcementStyle } from './src/theme/announcement'
import { demoSheet, demoStyle } from './src/theme/demo'
import {
  inOneSheet,
  type PageRecipe,
  type Part,
  ScriptsTemplate,
  speculationRules,
} from './src/theme/document'
import { docSearchStyle } from './src/theme/search'
import { StructuredDataContext } from './src/theme/seo'
import fontFile from './src/theme/styles/fonts/hanken-grotesk.woff2'

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <Shell path={pagePath(props)}>{element}</Shell>
)

/** A linked sheet in the page that needs it; `loadSheet` finds it by its address. */
const inlineSheet = (address: string, text: string) => (
  <style key={address} data-href={address} dangerouslySetInnerHTML={{ __html: text }} />
)

/**
 * Renders the page and reads its head in one tick.
 *
 * Helmet keeps the head in one global, and Gatsby renders two pages at a time: an `await` between the two would give
 * a page the head of another (docs/decisions/0003-head.md).
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = (page) => {
  const structuredData: ReactNode[] = []
  const addStructuredData = (json: string) =>
    void structuredData.push(
      <script key="data" type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />,
    )
  const html = renderToString(
    <StructuredDataContext.Provider value={addStructuredData}>
      {page.bodyComponent}
    </StructuredDataContext.Provider>,
  )
  const { htmlAttributes, bodyAttributes, title, meta, link } = Helmet.renderStatic()
  page.replaceBodyHTMLString(html)
  page.setHtmlAttributes(htmlAttributes.toComponent())
  page.setBodyAttributes(bodyAttributes.toComponent())
  page.setHeadComponents([...[title, meta, link].map((part) => part.toComponent()), ...structuredData])
  if (html.includes('class="demo"')) page.setHeadComponents([inlineSheet(demoSheet, demoStyle)])
}

const inline = (key: string, source: string, type?: string) => (
  <script key={key} type={type} dangerouslySetInnerHTML={{ __html: source }} />
)

export const onRenderBody: GatsbySSR['onRenderBody'] = (page) => {
  page.setHeadComponents([
    <link key="font" rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <link key="icon" rel="icon" href={`${__PATH_PREFIX__}/${site.favicon}`} sizes="32x32" />,
    <link key="icon-svg" rel="icon" href={__ICON__} type="image/svg+xml" />,
    <link key="icon-touch" rel="apple-touch-icon" href={`${__PATH_PREFIX__}/apple-touch-icon.png`} />,
    // For what reads HTML; browsers get it from the boot script, after the first paint.
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
    inline('pre-paint', __BOOT__.prePaint),
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
  // Outside of what React hydrates: something may have been announced before, and React would not expect words there.
  page.setPostBodyComponents([
    <div key="announcer" className="visually-hidden" id="announcer" role="status" />,
  ])
  if (process.env.NODE_ENV !== 'production') return
  const recipe = page.loadPageDataSync?.(page.pathname) as unknown as PageRecipe
  page.setPostBodyComponents([<ScriptsTemplate key="scripts" path={page.pathname} page={recipe} />])
}

const hashes = new Map<string, string>()

/** The hash of an inline part, each of which stands in many pages. */
function hashOf(source: string): string {
  const hash = hashes.get(source) ?? `sha256-${createHash('sha256').update(source).digest('base64')}`
  hashes.set(source, hash)
  return hash
}

/** Hashes as a policy writes them of the inline parts of one kind; JSON-LD is data, which no policy looks at. */
const hashesOf = (parts: readonly Part[], tag: string): string[] =>
  parts.flatMap(({ type, props }) => {
    const isPart = type === tag && props.type !== 'application/ld+json'
    const source = isPart && props.dangerouslySetInnerHTML?.__html
    return source ? [hashOf(source)] : []
  })

/** Gatsby's own two style attributes: the focus wrapper's and the route announcer's. */
const STYLE_ATTRIBUTES = [
  'outline:none',
  'position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0',
].map(hashOf)

/** The sheet of demos and the style element of the search's modal: not in every page, but the policy is the same for all. */
const OCCASIONAL_STYLES = [demoStyle, docSearchStyle].map(hashOf)

/** Puts Gatsby's scripts into the template, the boot script after it, and the policy in front of everything. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  if (process.env.NODE_ENV !== 'production') return
  const body = [page.getPostBodyComponents()].flat() as Part[]
  const scripts = body.filter((part) => part.props.sliceId === '_gatsby-scripts')
  if (scripts.length !== 1)
    throw new Error(`Gatsby's scripts are not where they should be on ${page.pathname}.`)
  const rest = body
    // `window.pagePath` travels in the template.
    .filter((part) => !scripts.includes(part) && part.props.id !== 'gatsby-script-loader')
    .map((part) => (part.type === ScriptsTemplate ? cloneElement(part, {}, scripts) : part))
    .concat(
      inline('speculation', speculationRules(__PATH_PREFIX__), 'speculationrules'),
      inline('boot', __BOOT__.boot),
    )
  page.replacePostBodyComponents(rest)

  const head = inOneSheet([page.getHeadComponents()].flat() as Part[]).filter(
    ({ key }) => !key?.startsWith('generator'),
  )
  const policy = contentSecurityPolicy({
    scripts: hashesOf([...head, ...rest], 'script'),
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
