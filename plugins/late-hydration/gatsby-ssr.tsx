import type { GatsbySSR } from 'gatsby'
import { cloneElement, type ReactElement } from 'react'
import { EXAMPLES } from '../../src/model/examples'
import { SCRIPTS_SLICE, SCRIPTS_TEMPLATE } from '../../src/model/hydration'
import type { Options } from './options'

/** The boot script as source text (hooks.ts). */
declare const __BOOT__: string

type BodyPart = ReactElement<{ sliceId?: string; id?: string }>

const inline = (key: string, source: string, type?: string) => (
  <script key={key} type={type} dangerouslySetInnerHTML={{ __html: source }} />
)

/**
 * Speculation rules, as JSON: browsers prefetch a document while its link is hovered. They apply before hydration. After
 * it, Gatsby prefetches. The example editors and links that open a window are excluded.
 */
function speculationRules(pathPrefix: string): string {
  const where = {
    and: [
      { href_matches: `${pathPrefix}/*` },
      { not: { href_matches: `${pathPrefix}${EXAMPLES}*` } },
      { not: { selector_matches: '[download], [target=_blank]' } },
    ],
  }
  return JSON.stringify({ prefetch: [{ source: 'document', where, eagerness: 'moderate' }] })
}

/** Gatsby's data about the page that it renders. */
interface PageInfo {
  componentChunkName: string
  staticQueryHashes?: readonly string[]
}

/** Adds the inert template for Gatsby's scripts, with the data that the boot script needs to start them. */
export const onRenderBody: GatsbySSR['onRenderBody'] = (page, options) => {
  if (process.env.NODE_ENV !== 'production') return
  const { eager } = options as unknown as Options
  const info = page.loadPageDataSync?.(page.pathname) as unknown as PageInfo
  page.setPostBodyComponents([
    <template
      key="scripts"
      id={SCRIPTS_TEMPLATE}
      data-path={page.pathname}
      data-chunk={info.componentChunkName}
      data-queries={(info.staticQueryHashes ?? []).join(' ') || undefined}
      data-now={eager[page.pathname.replace(/(.)\/$/, '$1')]}
    />,
  ])
}

/** Moves Gatsby's scripts into the template, and adds the boot script, which starts them. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  if (process.env.NODE_ENV !== 'production') return
  const body = [page.getPostBodyComponents()].flat() as BodyPart[]
  const scripts = body.filter(({ props }) => props.sliceId === SCRIPTS_SLICE)
  if (scripts.length !== 1)
    throw new Error(`Gatsby's scripts were not found in the body of ${page.pathname}.`)
  page.replacePostBodyComponents([
    ...body
      // The script loader is removed. It sets `window.pagePath`, which the template contains as data.
      .filter((part) => !scripts.includes(part) && part.props.id !== 'gatsby-script-loader')
      .map((part) => (part.props.id === SCRIPTS_TEMPLATE ? cloneElement(part, {}, scripts) : part)),
    inline('speculation', speculationRules(__PATH_PREFIX__), 'speculationrules'),
    inline('boot', __BOOT__),
  ])
}
