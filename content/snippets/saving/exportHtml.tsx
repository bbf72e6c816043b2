import { renderToStaticMarkup } from 'react-dom/server'
import type { Resolver } from '@craftjs/core'
import { PublishedPage } from './PublishedPage'

/** Renders the page as HTML, without attributes from Craft.js or React. */
export function exportHtml(json: string, resolver: Resolver): string {
  return renderToStaticMarkup(<PublishedPage json={json} resolver={resolver} />)
}
